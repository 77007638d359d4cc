import { expect, test } from 'vitest';
import { proseOf } from './prose.ts';
import { tokensOf } from './typescript-tokens.ts';

const textsOf = (source: string, wanted: string) =>
  tokensOf(source)
    .filter(({ kind }) => kind === wanted)
    .map(({ text }) => text);

test('tells comments, names and texts apart', () => {
  const source = "const url = 'http://x'; // a note\n/* b */ f(url, \"it's\");";
  expect(textsOf(source, 'comment')).toEqual(['// a note', '/* b */']);
  expect(textsOf(source, 'text')).toEqual(['http://x', "it's"]);
  expect(textsOf(source, 'name')).toEqual(['const', 'url', 'f', 'url']);
});

test('reads names inside of templates, also of nested ones', () => {
  const source = '`a $1{one({ two: `b $1{three} c` })} // d` + four'.replaceAll('$1', '$');
  expect(textsOf(source, 'name')).toEqual(['one', 'two', 'three', 'four']);
  expect(textsOf(source, 'comment')).toEqual([]);
});

test('passes over regular expressions and reads divisions and elements', () => {
  expect(textsOf('const a = /[/\'"`]\\/\\//g; // b', 'comment')).toEqual(['// b']);
  expect(textsOf('one / two / three', 'name')).toEqual(['one', 'two', 'three']);
  expect(textsOf("<p>don't {name}</p>\n// it's", 'comment')).toEqual(["// it's"]);
});

test.each<[file: string, source: string, prose: string]>([
  ['a.ts', "const a = 'x'; // one\n/**\n * two\n */", 'one two'],
  ['a.css', '.a { /* one */ }\n/* two\n * three */', 'one two three'],
  ['a.sh', '#!/bin/sh\n# one\necho "#two"', 'one'],
  ['a.sql', 'select 1; -- one', 'one'],
  ['a.md', 'one\n```ts\ntwo\n```\nthree', 'one three'],
])('finds what is written for people in %s', (file, source, prose) => {
  const found = proseOf(file, source) ?? '';
  expect(
    found
      .split(/[\s*/-]+/)
      .join(' ')
      .trim(),
  ).toBe(prose);
  expect(found.split('\n')).toHaveLength(source.split('\n').length);
});

test('finds nothing in a file without comments', () => {
  expect(proseOf('a.json', '{}')).toBeNull();
});
