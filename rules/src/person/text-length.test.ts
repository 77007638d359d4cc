import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { checkLength } from './text-length.ts';

test.each([
  ['', 'empty'],
  [' \t\n\u00a0', 'empty'],
  ['a', null],
  ['abcde', null],
  ['  abcde\n', null],
  ['abc e', null],
  ['abcdef', 'too long'],
])('where five characters fit, %j is %s', (text, reason) => {
  expect(checkLength(text, 5, 'empty', 'too long')).toBe(reason);
});

test('blanks around a text change nothing', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.stringMatching(/^[ \t\n]{0,3}$/),
      fc.nat(9),
      (text, blanks, longest) =>
        checkLength(text, longest, 'empty', 'long') === checkLength(blanks + text + blanks, longest, 'empty', 'long'),
    ),
    { numRuns: 10_000 },
  );
});

test('the example reads well', () => {
  expect(examples['text-length']()).toBe(
    'Where five letters fit, “диван” is right, “буйдан” is too long and three blanks are empty.',
  );
});
