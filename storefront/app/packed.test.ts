import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlOnly, pack, unpack } from './packed.ts';

const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value));

test('what is packed and sent is unpacked as it was', () => {
  const name = fc.stringMatching(/^[a-z]{1,3}$/);
  fc.assert(
    fc.property(fc.jsonValue().map(sent), fc.dictionary(name, fc.jsonValue()).map(sent), (one, other) => {
      expect(unpack(sent(pack([one, other])))).toEqual([one, other]);
    }),
  );
});

test('the fields of a hundred cards are named once', () => {
  const cards = Array.from({ length: 100 }, (_, code) => ({ code, price: { nowTug: code } }));
  expect(pack(cards).shapes).toEqual([['code', 'price'], ['nowTug']]);
});

test('a view that was packed here is the very same, and one that came stays the same', () => {
  const view = { cards: [] };
  expect(unpack(pack(view))).toBe(view);
  const came = sent(pack(view));
  expect(unpack(came)).toBe(unpack(came));
});

test('what is HTML in the browser is left out of a document, and comes with the data alone', () => {
  const view = { name: 'NARAN', seen: htmlOnly({ colour: 'шар' }), rows: htmlOnly([1, 2]) };
  expect(unpack(sent(pack(view, true)))).toEqual({ name: 'NARAN', seen: null, rows: null });
  expect(unpack(sent(pack(view)))).toEqual(view);
  expect(unpack(pack(view, true))).toBe(view);
});
