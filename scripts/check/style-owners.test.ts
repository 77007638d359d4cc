import { expect, test } from 'vitest';
import { classesOf, foreignStyles } from './style-owners.ts';

const button = { file: 'ui/button.css', css: '.btn {\n color: red;\n}\n.btn--s {\n}\n.btn:hover {\n}' };

test('a part that its own sheet styles is at home', () => {
  const card = { file: 'card.css', css: '.card__name, .card:has([open]) > b {\n --btn-x: 2px;\n}' };
  expect(foreignStyles([button, card])).toEqual([]);
});

test('a sheet that styles a part of another is caught, wherever in the selector it says so', () => {
  const list = { file: 'list.css', css: '.list {\n}\n@media (min-width: 1px) {\n .list .btn--s {\n }\n}' };
  expect(foreignStyles([button, list])).toEqual([{ file: 'list.css', line: 4, block: 'btn', owner: 'ui/button.css' }]);
});

test('inside :not and :is, too', () => {
  const list = { file: 'list.css', css: '.list > :not(.btn) {\n}\n.list :is(b, .btn__spin) {\n}' };
  expect(foreignStyles([button, list]).map(({ line }) => line)).toEqual([1, 3]);
});

test('comments, addresses and figures are no classes', () => {
  expect(classesOf('/* .btn { */ .card {\n width: 0.5px; background: url("a.png");\n}')).toEqual([
    { line: 1, block: 'card' },
  ]);
});

test('the state of the whole document is anybody’s to read', () => {
  expect(
    foreignStyles([button, { file: 'a.css', css: '.opened .a {}' }, { file: 'b.css', css: '.opened .b {}' }]),
  ).toEqual([]);
});
