import { expect, test } from 'vitest';
import { readState } from '../filters/filters.ts';
import { toLastPage } from './last-page.ts';

const ask = (search: string, pages: number) =>
  toLastPage(new URL(`https://shop.test/lower${search}`), readState(new URLSearchParams(search)), pages);

test('a page that there is stays', () => {
  expect(() => ask('?page=3', 3)).not.toThrow();
  expect(() => ask('', 0)).not.toThrow();
});

test('a page after the last leads to the last, with the choices that were made', () => {
  const thrown = (search: string, pages: number) => {
    try {
      ask(search, pages);
    } catch (answer) {
      return answer instanceof Response ? answer.headers.get('Location') : answer;
    }
    return null;
  };
  expect(thrown('?brand=2&page=9', 3)).toBe('/lower?brand=2&page=3');
  expect(thrown('?page=2', 0)).toBe('/lower');
});
