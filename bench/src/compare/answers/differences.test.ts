import { expect, test } from 'vitest';
import { groupDifferences } from './group-differences.ts';
import { htmlTokens } from './html-tokens.ts';
import { jsonDifferences } from './json-differences.ts';
import { tokenDifferences } from './token-differences.ts';

test('answers are compared by value: fields in any order, lists in theirs', () => {
  expect(jsonDifferences({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 })).toEqual([]);
  expect(jsonDifferences({ b: [{ c: 2 }, { c: 3 }] }, { b: [{ c: 3 }, { c: 2 }] })).toEqual([
    { place: 'b[].c', older: '2', own: '3' },
    { place: 'b[].c', older: '3', own: '2' },
  ]);
});

test('a field that is gone, one that is new, and a list that grew are three differences', () => {
  expect(jsonDifferences({ gone: 1, list: [1] }, { added: null, list: [1, 2] })).toEqual([
    { place: 'gone', older: '1', own: null },
    { place: 'list.length', older: '1', own: '2' },
    { place: 'added', older: null, own: 'null' },
  ]);
});

test('pages that differ in names of files, ids, classes and scripts are the same', () => {
  const one =
    '<link href="/assets/a-X1.css"><p class="b" id="_R_1_">Ор</p><script nonce="x">1</script><svg><use href="#_a"/></svg>';
  const other = '<link href="/assets/b-Y2.css"><p id="_R_2_" class="c d">Ор</p><svg><use href="#_b"/></svg>';
  expect(htmlTokens(one)).toEqual(htmlTokens(other));
});

test('a text, an attribute and a link to another page count', () => {
  const page = htmlTokens('<a href="/home" title="Ор">Ор</a>');
  for (const other of [
    '<a href="/home" title="Ор">Орон</a>',
    '<a href="/home" title="О">Ор</a>',
    '<a href="/" title="Ор">Ор</a>',
  ]) {
    expect(tokenDifferences(page, htmlTokens(other))).toHaveLength(1);
  }
});

test('a page is told by what was taken out and put in, and what stays between them is not told', () => {
  expect(tokenDifferences(['a', 'b', 'c', 'd', 'e'], ['a', 'x', 'c', 'e', 'f'])).toEqual([
    { place: 'html', older: 'b', own: 'x' },
    { place: 'html', older: 'd', own: null },
    { place: 'html', older: null, own: 'f' },
  ]);
});

test('what stays between two neighbours is told with them where it is little', () => {
  expect(tokenDifferences(['a', 'b', 'c', 'd', 'e', 'f', 'g'], ['a', 'x', 'c', 'e', 'f', 'h'], 1)).toEqual([
    { place: 'html', older: 'b c d', own: 'x c' },
    { place: 'html', older: 'g', own: 'h' },
  ]);
});

test('the same change on several pages is one kind, whatever its numbers', () => {
  const difference = (price: number) => ({ place: 'html', older: `${price} ₮`, own: `${price + 1} ₮` });
  const said = groupDifferences('pages', [
    { what: '/a', kind: '', differences: [difference(10), difference(2)] },
    { what: '/b', kind: '', differences: [difference(300)] },
    { what: '/c', kind: '', differences: [] },
  ]);
  expect(said).toBe(
    'pages: 1 of 3 are equal, 1 kinds of difference\n3 times in 2: html, first in /a\n  - 10 ₮\n  + 11 ₮',
  );
});
