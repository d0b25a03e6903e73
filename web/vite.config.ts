import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { worker } from './scripts/worker.mjs';

// Where the service listens while one works on the client with `npm run dev`.
const service = process.env.TYSYACHA_SERVICE ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), worker()],
  build: {
    outDir: '../src/tysyacha/server/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // A sprite or an icon as data would be loaded with every screen.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every screen needs comes in one piece: on a slow line a request costs more than a few bytes too many.
        codeSplitting: {
          groups: [
            { name: 'shared', test: /\/web\/src\/(ui|me|shell|api|texts|router)(?!.*(Card|deck|sounds))/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: service, ws: true } },
    fs: { allow: ['..'] },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
