import { expect, test } from 'vitest';
import { divided } from '../../scripts/worker.mjs';

const chunk = (fileName: string, more: object = {}) => ({
  type: 'chunk',
  fileName,
  imports: [],
  isEntry: false,
  facadeModuleId: null,
  ...more,
});

test('the shell is what every first load needs, and the rest is everything else', () => {
  const bundle = {
    'assets/index.js': chunk('assets/index.js', {
      isEntry: true,
      imports: ['assets/shared.js'],
      viteMetadata: { importedCss: new Set(['assets/index.css']) },
    }),
    'assets/shared.js': chunk('assets/shared.js'),
    'assets/index.css': { type: 'asset' },
    'assets/web-ru.js': chunk('assets/web-ru.js', { facadeModuleId: '/x/texts/ru/web.ftl?raw' }),
    'assets/web-me-ru.js': chunk('assets/web-me-ru.js', { facadeModuleId: '/x/texts/ru/web-me.ftl?raw' }),
    'assets/Table.js': chunk('assets/Table.js', { imports: ['assets/shared.js'] }),
    'index.html': { type: 'asset' },
  };
  const { shell, rest } = divided(bundle);
  expect(shell.filter((path) => path.startsWith('/assets/'))).toEqual([
    '/assets/index.css',
    '/assets/index.js',
    '/assets/shared.js',
    '/assets/web-ru.js',
  ]);
  expect(rest).toEqual(['/assets/Table.js', '/assets/web-me-ru.js']);
  expect(shell).toContain('/');
});
