import { drawingSides, pictureKinds } from '@tokhi/contract/admin/picture-words';
import { expect, test } from 'vitest';
import { KINDS, kindText, kindValue, lacksAlt } from './kind-words.ts';

test('every kind of the contract can be chosen, a drawing from every side', () => {
  expect(new Set(KINDS.map(({ kind }) => kind))).toEqual(new Set(pictureKinds));
  expect(KINDS.flatMap(({ seen_from }) => seen_from ?? []).toSorted()).toEqual(drawingSides.toSorted());
  for (const one of KINDS) expect([kindValue(one), kindText(one)]).toEqual([one.value, one.text]);
});

test('a refused picture is not asked for alt text', () => {
  expect(lacksAlt({ state: 'encoded', alt: ' ' })).toBe(true);
  expect(lacksAlt({ state: 'waiting', alt: '' })).toBe(true);
  expect(lacksAlt({ state: 'refused', alt: '' })).toBe(false);
  expect(lacksAlt({ state: 'shown', alt: 'Урдаас' })).toBe(false);
});
