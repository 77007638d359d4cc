import { expect, test } from 'vitest';
import { changesOf } from './product-draft.ts';
import type { Product } from './product-query.ts';

const saved = {
  ...{ product: { name: 'NARAN', dimension: '', packages: [] }, model: { name: 'NARAN', width_mm: 2_150 } },
  cost_fen: null,
} as unknown as Product;

test('only what differs from the saved product is sent', () => {
  const typed = { product: { name: 'NARAN', dimension: '215 см' }, model: { width_mm: 2_150 }, cost_fen: 248_000 };
  expect(changesOf(saved, typed)).toEqual({ count: 2, body: { product: { dimension: '215 см' }, cost_fen: 248_000 } });
});

test('what was typed and typed back is no change', () => {
  expect(changesOf(saved, { product: { packages: [] }, model: { width_mm: 2_150 }, cost_fen: null })).toBeNull();
});
