// A valid body with something wrong, missing or extra: in its values, or in the JSON text.

import type { SeededRandom } from '../../scripts/seeded-random.ts';
import { badValues } from './bad-values.ts';

type Mutation<Given, Taken> = readonly [name: string, (given: Given, random: SeededRandom, marker: string) => Taken];

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

/** A random part of the value, replaced by what `change` makes of it. */
function somewhere(value: unknown, random: SeededRandom, change: (part: unknown) => unknown): unknown {
  if (Array.isArray(value) && value.length > 0 && !random.oneIn(3)) {
    const at = random.whole(value.length);
    return value.map((part, index) => (index === at ? somewhere(part, random, change) : part));
  }
  if (isObject(value) && Object.keys(value).length > 0 && !random.oneIn(8)) {
    const at = random.oneOf(Object.keys(value));
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, name === at ? somewhere(part, random, change) : part]),
    );
  }
  return change(value);
}

/** `fromEntries` creates an own property even for `__proto__`. */
const withField = (value: unknown, name: string, added: unknown): unknown =>
  isObject(value) ? Object.fromEntries([...Object.entries(value), [name, added]]) : { [name]: added };

const VALUES: readonly Mutation<unknown, unknown>[] = [
  [
    'a bad value',
    (body, random, marker) => {
      let mutated = body;
      for (let n = 0; n <= random.whole(3); n += 1) {
        mutated = somewhere(mutated, random, () => random.oneOf(badValues(marker)));
      }
      return mutated;
    },
  ],
  [
    'a field too many',
    (body, random, marker) => withField(body, random.oneOf([...NAMES, marker]), random.oneOf(badValues(marker))),
  ],
  [
    'a field missing',
    (body, random) => {
      if (!isObject(body)) return undefined;
      const names = Object.keys(body);
      const gone = names.length === 0 ? '' : random.oneOf(names);
      return Object.fromEntries(Object.entries(body).filter(([name]) => name !== gone));
    },
  ],
  [
    'another type',
    (body, random) =>
      somewhere(body, random, (part) => random.oneOf([String(part), Number(part), [part], { 0: part }, !part, null])),
  ],
  ['too many of it', (body, random) => somewhere(body, random, (part) => Array.from({ length: 2_000 }, () => part))],
  [
    'a text with a strange letter',
    (body, random, marker) =>
      somewhere(
        body,
        random,
        (part) => `${String(part)}${random.oneOf(['\0', '\ud800', '\u202e', '\u0306', '🛋', "'", '\\', marker])}`,
      ),
  ],
];

const deep = (open: string, close: string, inside: string, depth: number) =>
  open.repeat(depth) + inside + close.repeat(depth);

const TEXTS: readonly Mutation<string, string | Buffer>[] = [
  ['cut JSON', (text, random) => text.slice(0, random.whole(text.length + 1))],
  [
    'no JSON',
    (_, random) =>
      random.oneOf(['{', '}', '[', '"', 'nul', 'NaN', "{'a':1}", '{a:1}', '[1,]', '{"a":1,}', '/**/{}', 'a=b']),
  ],
  ['no body', () => ''],
  [
    'JSON that is no object',
    (_, random) => random.oneOf(['null', 'true', '0', '-0', '1e400', '""', '"a"', '[]', '[{}]', '1 ']),
  ],
  ['a mark before it', (text) => `\ufeff${text}`],
  [
    'bytes that are no text',
    (text, random) => inserted(Buffer.from(text), random, Buffer.from([0xff, 0xfe, 0xed, 0xa0, 0x80, 0xc0, 0xaf])),
  ],
  ['a byte of zero', (text, random) => inserted(Buffer.from(text), random, Buffer.from([0]))],
  [
    'a key twice',
    (text) =>
      text.startsWith('{"') ? `{"id":1,"search":"а",${text.slice(1, -1)},"id":[],"search":"б"}` : `{"a":1,"a":2}`,
  ],
  [
    'a prototype',
    (_, random) =>
      random.oneOf([
        '{"__proto__":{"id":1}}',
        '{"constructor":{"prototype":{"id":1}}}',
        '{"id":{"__proto__":[]}}',
        '{"\\u005f_proto__":{}}',
      ]),
  ],
  [
    'far too deep',
    (text, random) =>
      random.oneOf([deep('[', ']', text, 5_000), deep('{"id":', '}', '1', 20_000), deep('[', '', '', 200_000)]),
  ],
  [
    'a number beyond numbers',
    (_, random) =>
      `{"id":${random.oneOf(['1e999', `1${'0'.repeat(5_000)}`, '-1e-999', `0.${'3'.repeat(9_000)}`, '00', '+1', '.5', '0x10'])}}`,
  ],
  [
    'a lone surrogate',
    (_, random) => `{"id":"\\ud800","search":"${random.oneOf(['\\ud800', '\\udc00а', 'а\\ud83d'])}"}`,
  ],
  ['a wall of blanks', (text, random) => ' \n\t'.repeat(20_000) + text + ' '.repeat(random.whole(20_000))],
  ['a turned letter', (text, random) => inserted(Buffer.from(text), random, Buffer.from([random.whole(256)]))],
];

function inserted(text: Buffer, random: SeededRandom, bytes: Buffer): Buffer {
  const at = random.whole(text.length + 1);
  return Buffer.concat([text.subarray(0, at), bytes, text.subarray(at)]);
}

/** One in eight stays valid. */
export function mutateBody(body: unknown, random: SeededRandom, marker: string): { recipe: string; bytes: Buffer } {
  const print = (value: unknown) => JSON.stringify(value) ?? '';
  if (random.oneIn(8)) return { recipe: 'right', bytes: Buffer.from(print(body)) };
  if (random.oneIn(3)) {
    const [recipe, mutate] = random.oneOf(TEXTS);
    return { recipe, bytes: Buffer.from(mutate(print(body), random, marker)) };
  }
  const [recipe, mutate] = random.oneOf(VALUES);
  return { recipe, bytes: Buffer.from(print(mutate(body, random, marker))) };
}
