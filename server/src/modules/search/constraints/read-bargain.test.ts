import { expect, test } from 'vitest';
import { piecesOf } from './pieces.ts';
import { readBargain } from './read-bargain.ts';

function read(typed: string) {
  const pieces = piecesOf(typed);
  const bargain = readBargain(pieces);
  if (bargain === null) return null;
  const left = pieces.filter((_, at) => at < bargain.first || at >= bargain.next).map(({ text }) => text);
  return [bargain.kind, left.join(' ')];
}

test.each([
  'хямд буйдан',
  'хамгийн хямд буйдан',
  'хямдхан буйдан',
  'хямд үнэтэй буйдан',
  'үнэ хямд буйдан',
  'hyamd буйдан',
  'hymd буйдан',
  'cheap буйдан',
])('«%s» wants the cheapest first', (typed) => {
  expect(read(typed)).toEqual(['cheap', 'буйдан']);
});

test.each([
  'хямдралтай буйдан',
  'хямдарсан буйдан',
  'хямдралд орсон буйдан',
  'үнэ нь буурсан буйдан',
  'sale буйдан',
  'hyamdraltai буйдан',
  'хөнгөлөлттэй буйдан',
])('«%s» wants what costs less than usual', (typed) => {
  expect(read(typed)).toEqual(['cut', 'буйдан']);
});

test.each(['буйдан', 'хямсаа', 'салхи'])('«%s» says nothing of the kind', (typed) => {
  expect(read(typed)).toBeNull();
});
