// A right body with something wrong, missing or too much: in its values, or in the text that should be JSON.
import { badValues } from './bad-values.ts';
import type { Dice } from './dice.ts';

type Spoil<Given, Taken> = readonly [name: string, (given: Given, dice: Dice, marker: string) => Taken];

const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'length',
  'then',
  '',
  'where',
  'page',
  'id',
  'token',
];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Some part of the value, by its own dice, replaced by what `change` makes of it. */
function somewhere(value: unknown, dice: Dice, change: (part: unknown) => unknown): unknown {
  if (Array.isArray(value) && value.length > 0 && !dice.once(3)) {
    const at = dice.whole(value.length);
    return value.map((part, index) => (index === at ? somewhere(part, dice, change) : part));
  }
  if (isObject(value) && Object.keys(value).length > 0 && !dice.once(8)) {
    const at = dice.oneOf(Object.keys(value));
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, name === at ? somewhere(part, dice, change) : part]),
    );
  }
  return change(value);
}

/** `fromEntries` makes an own property even of `__proto__`. */
const withField = (value: unknown, name: string, added: unknown): unknown =>
  isObject(value) ? Object.fromEntries([...Object.entries(value), [name, added]]) : { [name]: added };

const VALUES: readonly Spoil<unknown, unknown>[] = [
  [
    'a bad value',
    (body, dice, marker) => {
      let spoiled = body;
      for (let n = 0; n <= dice.whole(3); n += 1) {
        spoiled = somewhere(spoiled, dice, () => dice.oneOf(badValues(marker)));
      }
      return spoiled;
    },
  ],
  [
    'a field too many',
    (body, dice, marker) => withField(body, dice.oneOf([...NAMES, marker]), dice.oneOf(badValues(marker))),
  ],
  [
    'a field missing',
    (body, dice) => {
      if (!isObject(body)) return undefined;
      const names = Object.keys(body);
      const gone = names.length === 0 ? '' : dice.oneOf(names);
      return Object.fromEntries(Object.entries(body).filter(([name]) => name !== gone));
    },
  ],
  [
    'another type',
    (body, dice) =>
      somewhere(body, dice, (part) => dice.oneOf([String(part), Number(part), [part], { 0: part }, !part, null])),
  ],
  ['too many of it', (body, dice) => somewhere(body, dice, (part) => Array.from({ length: 2_000 }, () => part))],
  [
    'a text with a strange letter',
    (body, dice, marker) =>
      somewhere(
        body,
        dice,
        (part) => `${String(part)}${dice.oneOf(['\0', '\ud800', '\u202e', '\u0306', '🛋', "'", '\\', marker])}`,
      ),
  ],
];

const deep = (open: string, close: string, inside: string, depth: number) =>
  open.repeat(depth) + inside + close.repeat(depth);

const TEXTS: readonly Spoil<string, string | Buffer>[] = [
  ['cut JSON', (text, dice) => text.slice(0, dice.whole(text.length + 1))],
  [
    'no JSON',
    (_, dice) =>
      dice.oneOf(['{', '}', '[', '"', 'nul', 'NaN', "{'a':1}", '{a:1}', '[1,]', '{"a":1,}', '/**/{}', 'a=b']),
  ],
  ['no body', () => ''],
  [
    'JSON that is no object',
    (_, dice) => dice.oneOf(['null', 'true', '0', '-0', '1e400', '""', '"a"', '[]', '[{}]', '1 ']),
  ],
  ['a mark before it', (text) => `\ufeff${text}`],
  [
    'bytes that are no text',
    (text, dice) => inserted(Buffer.from(text), dice, Buffer.from([0xff, 0xfe, 0xed, 0xa0, 0x80, 0xc0, 0xaf])),
  ],
  ['a byte of zero', (text, dice) => inserted(Buffer.from(text), dice, Buffer.from([0]))],
  [
    'a key twice',
    (text) =>
      text.startsWith('{"') ? `{"id":1,"search":"а",${text.slice(1, -1)},"id":[],"search":"б"}` : `{"a":1,"a":2}`,
  ],
  [
    'a prototype',
    (_, dice) =>
      dice.oneOf([
        '{"__proto__":{"id":1}}',
        '{"constructor":{"prototype":{"id":1}}}',
        '{"id":{"__proto__":[]}}',
        '{"\\u005f_proto__":{}}',
      ]),
  ],
  [
    'far too deep',
    (text, dice) =>
      dice.oneOf([deep('[', ']', text, 5_000), deep('{"id":', '}', '1', 20_000), deep('[', '', '', 200_000)]),
  ],
  [
    'a number beyond numbers',
    (_, dice) =>
      `{"id":${dice.oneOf(['1e999', `1${'0'.repeat(5_000)}`, '-1e-999', `0.${'3'.repeat(9_000)}`, '00', '+1', '.5', '0x10'])}}`,
  ],
  ['a lone surrogate', (_, dice) => `{"id":"\\ud800","search":"${dice.oneOf(['\\ud800', '\\udc00а', 'а\\ud83d'])}"}`],
  ['a wall of blanks', (text, dice) => ' \n\t'.repeat(20_000) + text + ' '.repeat(dice.whole(20_000))],
  ['a turned letter', (text, dice) => inserted(Buffer.from(text), dice, Buffer.from([dice.whole(256)]))],
];

function inserted(text: Buffer, dice: Dice, bytes: Buffer): Buffer {
  const at = dice.whole(text.length + 1);
  return Buffer.concat([text.subarray(0, at), bytes, text.subarray(at)]);
}

/** One in eight stays right. */
export function spoilBody(body: unknown, dice: Dice, marker: string): { recipe: string; bytes: Buffer } {
  const print = (value: unknown) => JSON.stringify(value) ?? '';
  if (dice.once(8)) return { recipe: 'right', bytes: Buffer.from(print(body)) };
  if (dice.once(3)) {
    const [recipe, spoil] = dice.oneOf(TEXTS);
    return { recipe, bytes: Buffer.from(spoil(print(body), dice, marker)) };
  }
  const [recipe, spoil] = dice.oneOf(VALUES);
  return { recipe, bytes: Buffer.from(print(spoil(body, dice, marker))) };
}
