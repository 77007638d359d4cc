import { expect, test } from 'vitest';
import { changedAttributes, changesOf, draftOf, wordsOf } from './changed-shelf.ts';
import type { Attributes, Shelf } from './shelves-query.ts';

const SUB: Shelf = {
  ...{ kind: 'sub_category', id: 3, version: 1, name: 'Кресло', products: 17, code: 'armchair', parent: 1 },
  ...{ sentence: null, tax_classification: null, swatch: null, is_shown: true },
};
const parent = (id: number, name: string): Shelf => ({ ...SUB, kind: 'category', id, name, parent: null });
const shelves = [parent(1, 'Буйдан'), parent(2, 'Ширээ'), SUB];
const READ: Attributes = {
  result: 'success',
  category: { id: 1, version: 4, name: 'Буйдан' },
  attributes: [
    {
      id: 9,
      code: 'seats',
      name: 'Суудал',
      unit: null,
      slot: 0,
      products: 2,
      values: [{ id: 5, value: '2', products: 2 }],
    },
  ],
};

test('only what differs is sent, under its kind', () => {
  expect(changesOf(SUB, { name: 'Кресло', is_shown: true })).toBeNull();
  expect(changesOf(SUB, { name: 'Түшлэгтэй сандал', parent: 1 })).toEqual({
    ...{ kind: 'sub_category', name: 'Түшлэгтэй сандал' },
  });
});

test('the bar says old and new: a category by its name, a tick by what it means', () => {
  const draft = { parent: 2, is_shown: false, tax_classification: '1234567' };
  expect(wordsOf(SUB, draft, { shelves, attributes: null })).toEqual([
    { label: 'Ангилал', before: 'Буйдан', after: 'Ширээ' },
    { label: 'Татвар', before: 'хоосон', after: '1234567' },
    { label: 'Цэсэнд', before: 'харуулна', after: 'нууна' },
  ]);
});

test('specifications that were typed back are no change', () => {
  const same = draftOf(READ);
  expect(changedAttributes(READ, same)).toBeNull();
  const renamed = same.map((one) => ({ ...one, name: 'Хүний тоо' }));
  expect(changedAttributes(READ, renamed)).toEqual(renamed);
  expect(changedAttributes(undefined, renamed)).toBeNull();
});
