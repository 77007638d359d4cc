import { expect, test } from 'vitest';
import { coloursOfHue, readColourName } from './colour-names.ts';

const colours = [
  ['саарал', '#8f9091'],
  ['саарал ногоон', '#9aa78f'],
  ['хар хөх', '#2f3d55'],
  ['хар будагтай мод', '#332f2c'],
  ['царс, хар', '#b9986f'],
  ['цэнхэр ба саарал', '#5f7891'],
  ['бүдэг цэнхэр', '#5f7891'],
  ['гуулин шар', '#b08d57'],
  ['шар хүрэн', '#9a6238'],
  ['хушга', '#6e5040'],
  ['царс', '#b9986f'],
  ['байгалийн өнгө', '#c7a472'],
  ['тунгалаг', '#eef3f2'],
].map(([name = '', swatch = ''], id) => ({ ...readColourName({ id, name, swatch }), name }));

const of = (...means: string[]) => {
  const { named, seen } = coloursOfHue(colours, { said: '', means });
  const called = (ids: number[]) => ids.map((id) => colours[id]?.name);
  return { named: called(named), seen: called(seen) };
};

test('a colour is the last hue of a part of its name', () => {
  expect(of('саарал').named).toEqual(['саарал', 'цэнхэр ба саарал']);
  expect(of('ногоон').named).toEqual(['саарал ногоон']);
  expect(of('хар').named).toEqual(['хар будагтай мод', 'царс, хар']);
  expect(of('шар').named).toEqual(['гуулин шар']);
  expect(of('хүрэн').named).toEqual(['шар хүрэн']);
});

test('of two hues the first one comes first', () => {
  expect(of('хөх', 'цэнхэр').named).toEqual(['хар хөх', 'цэнхэр ба саарал', 'бүдэг цэнхэр']);
});

test('a name of several words is told by all of them', () => {
  expect(of('гуулин шар').named).toEqual(['гуулин шар']);
  expect(of('нил ягаан')).toEqual({ named: [], seen: [] });
});

test('what no name tells is seen: walnut is brown, oak is beige', () => {
  expect(of('хүрэн').seen).toEqual(['хушга']);
  expect(of('шаргал').seen).toEqual(['царс', 'байгалийн өнгө']);
  expect(of('цагаан').seen).toEqual(['тунгалаг']);
});

test('a swatch that is no colour is seen as none', () => {
  expect(readColourName({ id: 1, name: 'хээтэй', swatch: 'url(x)' }).seen).toBeNull();
});
