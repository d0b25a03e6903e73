// A plugin of the build: writes sw.js from src/worker.js, with the names of everything that was built.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Beside the assets: what the page's head names. */
const BESIDE = ['/', '/favicon.svg', '/manifest.webmanifest'];
/** Chunks that every visit loads though nothing imports them outright: the words of the shell. */
const SHELL_WORDS = /texts\/[a-z]+\/(web|actions)\.ftl/;

/** Which of the built files the first load needs, and the others, as addresses. */
export function divided(bundle) {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const needed = new Set();
  const need = (name) => {
    if (needed.has(name)) return;
    needed.add(name);
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') return;
    for (const each of chunk.imports) need(each);
    for (const each of chunk.viteMetadata?.importedCss ?? []) need(each);
  };
  for (const chunk of chunks) {
    if (chunk.isEntry || SHELL_WORDS.test(chunk.facadeModuleId ?? '')) need(chunk.fileName);
  }
  const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
  const paths = (wanted) =>
    assets
      .filter((name) => needed.has(name) === wanted)
      .sort()
      .map((name) => `/${name}`);
  return { shell: [...BESIDE, ...paths(true)], rest: paths(false) };
}

export function worker() {
  return {
    name: 'worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const { shell, rest } = divided(bundle);
      const source = readFileSync(join(web, 'src', 'worker.js'), 'utf8');
      const digest = createHash('sha256').update(source).update(shell.concat(rest).join());
      for (const name of readdirSync(join(web, 'public')).sort()) {
        digest.update(readFileSync(join(web, 'public', name)));
      }
      digest.update(readFileSync(join(web, 'index.html')));
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: source
          .replace('__VERSION__', digest.digest('hex').slice(0, 12))
          .replace("'__SHELL__'", shell.map((path) => `'${path}'`).join(', '))
          .replace("'__REST__'", rest.map((path) => `'${path}'`).join(', ')),
      });
    },
  };
}
