/**
 * Draws what must be a PNG: the icons from `public/icon.svg`, and the preview shown where a link is shared.
 * Run `node deck/pictures.mjs` after changing an icon or the deck; it needs Chromium (or its path in CHROMIUM).
 * `node deck/pictures.mjs sheet FOLDER` instead draws the whole deck at several sizes there, to look at.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { smaller } from './png.mjs';

const web = fileURLToPath(new URL('..', import.meta.url));
const chromium = process.env.CHROMIUM ?? 'chromium';
const GROUND = '#14392d';

const { module: deck } = await runnerImport(join(web, 'src/ui/deck/sprite.ts'));
const scratch = mkdtempSync(join(tmpdir(), 'pictures-'));
try {
  if (process.argv[2] === 'sheet') drawSheets(resolve(process.argv[3] ?? '.'));
  else drawPublic(join(web, 'public'));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function drawPublic(folder) {
  const icon = readFileSync(join(folder, 'icon.svg'), 'utf8');
  const sized = (size) => icon.replace('<svg ', `<svg width="${size}" height="${size}" `);
  draw(join(folder, 'icon-192.png'), sized(192), 192, 192);
  draw(join(folder, 'icon-512.png'), sized(512), 512, 512);
  // A mask may cut all but the middle circle of four fifths, so the drawing is smaller on a full ground.
  const masked = `<div style="padding:46px;background:${GROUND}">${sized(420)}</div>`;
  draw(join(folder, 'icon-maskable-512.png'), masked, 512, 512);
  draw(
    join(folder, 'apple-touch-icon.png'),
    `<div style="background:${GROUND}">${sized(180)}</div>`,
    180,
    180,
  );
  draw(join(folder, 'preview.png'), preview(), 1200, 630);
}

function preview() {
  const fan = ['AS', 'KH', 'QH', 'JC'].map((card, i) => {
    const turn = (i - 1.5) * 10;
    return `<g transform="rotate(${turn} 812 1040) translate(692 142)">${use(card, 240)}</g>`;
  });
  return (
    deck.sprite() +
    `<svg width="1200" height="630"><rect width="1200" height="630" fill="${GROUND}"/>` +
    `<rect x="22" y="22" width="1156" height="586" rx="18" fill="none" stroke="#a9803a" stroke-width="3"/>` +
    `${fan.join('')}<g font-family="Georgia, 'DejaVu Serif', serif" fill="#fcf7ea">` +
    '<text x="76" y="262" font-size="80" font-weight="bold">Тысяча</text>' +
    '<text x="80" y="326" font-size="42" fill="#e3b654">Tysyacha</text></g>' +
    '<path transform="translate(84 388) scale(1.1)" fill="none" stroke="#e3b654" stroke-width="16" ' +
    'stroke-linejoin="round" d="M0 24L14 12V100' +
    [60, 126, 192].map((x) => `M${x} 8c14 0 21 14 21 42s-7 42-21 42-21-14-21-42 7-42 21-42z`).join('') +
    '"/></svg>'
  );
}

function drawSheets(folder) {
  const cards = [...'SCDH'].map((suit) => [...'KQJAT9'].map((rank) => rank + suit));
  for (const letters of ['ru', 'en']) {
    for (const large of [false, true]) {
      const rows = [44, 64, 120, 250].flatMap((width) =>
        cards.map((row) => `<div>${row.map((card) => use(card, width, letters, large)).join(' ')}</div>`),
      );
      const html = `${deck.sprite()}<div style="padding:16px;background:#1f4d3a">${rows.join('')}</div>`;
      draw(join(folder, `deck-${letters}${large ? '-large' : ''}.png`), html, 1600, 2950, false);
    }
  }
}

function use(card, width, letters = 'ru', large = false) {
  const id = deck.faceId(card, letters, large);
  return `<svg width="${width}" height="${width * 1.4}" viewBox="${deck.VIEW_BOX}"><use href="#${id}"/></svg>`;
}

/** A page as a picture of just this size. */
function draw(file, body, width, height, pack = true) {
  const page = join(scratch, 'page.html');
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><style>body{margin:0}body>svg,div>svg:only-child{display:block}</style>${body}`,
  );
  const options = ['--no-sandbox', '--headless', '--disable-gpu', '--hide-scrollbars', '--no-first-run'];
  options.push('--disable-background-networking', '--disable-component-update', '--disable-sync');
  options.push('--force-device-scale-factor=1', '--default-background-color=00000000');
  options.push(`--user-data-dir=${join(scratch, 'profile')}`, `--window-size=${width},${height}`);
  execFileSync(chromium, [...options, `--screenshot=${file}`, `file://${page}`], { stdio: 'ignore' });
  if (pack) writeFileSync(file, smaller(readFileSync(file)));
  console.log(`${file}: ${statSync(file).size} bytes`);
}
