import { describe, expect, test } from 'vitest';
import { match, type Screen } from './router.svelte';

const screen = (name: string): Screen => ({
  name,
  title: name,
  texts: [],
  load: () => Promise.reject(new Error(name)),
});
const routes = { '/': screen('lobby'), '/t/:id': screen('table'), '/rules': screen('rules') };

describe('an address', () => {
  test.each([
    ['/', 'lobby', {}],
    ['/t/abc', 'table', { id: 'abc' }],
    ['/t/abc/', 'table', { id: 'abc' }],
    ['/t/a%20b', 'table', { id: 'a b' }],
    ['/t/%', 'table', { id: '%' }],
    ['/rules', 'rules', {}],
  ])('%s finds its screen', (path, name, params) => {
    const found = match(path, routes);
    expect(found?.screen.name).toBe(name);
    expect(found?.params).toEqual(params);
  });

  test.each(['/t', '/t/', '/t/a/b', '/nowhere', '//'])('%s finds none of them but the lobby', (path) => {
    expect(match(path, routes)?.screen.name ?? 'none').toBe(path === '//' ? 'lobby' : 'none');
  });
});
