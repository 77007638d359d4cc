import { expect, test } from 'vitest';
import { marksOf, withPart } from './written-part.ts';

const MARKS = marksOf('npm run bench -- chairs', 'chairs');
const PAGE = `By hand.\n${MARKS.begin}\nold\n${MARKS.end}\nAlso by hand.\n`;

test('a run replaces its part of the page and leaves what is written by hand', () => {
  const page = withPart(PAGE, MARKS, 'new');
  expect(page).toMatch(/^By hand\.\n/);
  expect(page).toMatch(/\nAlso by hand\.\n$/);
  expect(page).toContain('new');
  expect(page).not.toContain('old');
  expect(withPart(page, MARKS, 'new')).toBe(page);
});

test('a page without its marks is refused instead of overwritten', () => {
  expect(() => withPart('By hand.', MARKS, 'new')).toThrow('lost its marks');
  expect(() => withPart(`${MARKS.end}\n${MARKS.begin}`, MARKS, 'new')).toThrow('lost its marks');
});
