import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { RANKS, SUITS } from './paint';
import { backId, backPicture, faceId, facePicture, SUITED, sprite } from './sprite';

const text = sprite();
const symbols = new Map(
  [...text.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g)].map(([, id, content]) => [
    id,
    content ?? '',
  ]),
);
const gzipped = (part: string): number => gzipSync(part).length;

describe('the deck', () => {
  it('has every face in both alphabets and sizes, and both backs', () => {
    const faces = SUITS.flatMap((suit) =>
      RANKS.flatMap((rank) =>
        (['en', 'ru'] as const).flatMap((letters) => [
          faceId(`${rank}${suit}`, letters),
          faceId(`${rank}${suit}`, letters, true),
        ]),
      ),
    );
    expect(new Set(faces).size).toBe(96);
    for (const id of [...faces, backId(1), backId(2)]) expect(symbols.get(id)).toBeTruthy();
  });

  it('uses only symbols it has', () => {
    for (const [, id] of text.matchAll(/href="#([^"]+)"/g)) expect(symbols.has(id)).toBe(true);
  });

  it('draws nothing broken: numbers are numbers, and every element is closed', () => {
    expect(text).not.toMatch(/NaN|undefined|Infinity/);
    for (const name of ['g', 'symbol', 'svg']) {
      const opened = text.match(new RegExp(`<${name}[ >]`, 'g'))?.length ?? 0;
      expect(text.match(new RegExp(`</${name}>`, 'g'))?.length ?? 0).toBe(opened);
    }
  });

  it('needs no style, script, font or outside file', () => {
    expect(text).not.toMatch(/<style|style=|<script|<text|url\(|href="[^#]/);
  });

  it('shows the letters of the language', () => {
    for (const rank of ['J', 'Q', 'A'] as const) {
      expect(symbols.get(faceId(`${rank}S`, 'ru'))).not.toBe(symbols.get(faceId(`${rank}S`, 'en')));
    }
    expect(symbols.get(faceId('KH', 'ru'))).toBe(symbols.get(faceId('KH', 'en')));
  });

  it('stays light: each court card within 4 kB packed, the sprite within 45', () => {
    for (const suit of SUITS) {
      for (const rank of ['J', 'Q', 'K']) {
        const half = symbols.get(`deck-${rank}${suit}-half`) ?? '';
        const card = symbols.get(`deck-${rank}${suit}`) ?? '';
        expect(half.length).toBeGreaterThan(1000);
        expect(gzipped(half + card)).toBeLessThan(4096);
      }
    }
    expect(gzipped(text)).toBeLessThan(45 * 1024);
  });

  it('has each card as a picture that stands by itself, in the colours of the page', () => {
    const colours = { paper: '#123456', hearts: '#abcdef' };
    for (const card of SUITED) {
      for (const large of [false, true]) {
        const picture = facePicture(card, 'ru', large, colours);
        expect(picture).toMatch(/^<svg xmlns=.*<\/svg>$/);
        expect(picture).toContain('#123456');
        expect(picture).not.toContain('var(');
        if (card.endsWith('H')) expect(picture).toContain('#abcdef');
        for (const [, id] of picture.matchAll(/href="#([^"]+)"/g))
          expect(picture).toContain(`<symbol id="${id}"`);
      }
    }
    expect(backPicture(2, colours)).not.toBe(backPicture(1, colours));
    expect(backPicture(1, colours)).not.toContain('var(');
  });
});
