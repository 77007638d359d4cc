import type { ProductPackage } from '@tokhi/contract/fields/product-detail';
import { expect, test } from 'vitest';
import { packageFits as fitsOf } from './package-fits.ts';

const naran = { width: 215, depth: 97, height: 91 };
const packageFits = (packages: ProductPackage[], size = naran) => fitsOf(packages, size);

const box = (facts: Partial<ProductPackage>): ProductPackage => ({
  main_product_id: 1,
  name: null,
  height: null,
  length: null,
  volume: null,
  weight: null,
  width: null,
  quantity: null,
  diameter: null,
  ...facts,
});

test('a box goes through the door by its two shorter sides and into the lift standing up', () => {
  expect(packageFits([box({ length: 205, width: 78, height: 60 })])).toEqual({
    throughDoor: true,
    intoLift: true,
    largest: '205×78×60',
    unpacked: false,
  });
});

test('a sofa in one piece goes through no usual door, and not into the lift', () => {
  expect(packageFits([box({ length: 221, width: 103, height: 95 })])).toMatchObject({
    throughDoor: false,
    intoLift: false,
  });
});

test('a long flat box goes through the door but not into the lift', () => {
  expect(packageFits([box({ length: 240, width: 60, height: 12 })])).toMatchObject({
    throughDoor: true,
    intoLift: false,
  });
});

test('every box has to fit, and the largest is named', () => {
  const boxes = [box({ length: 42, width: 24, height: 12 }), box({ length: 100, width: 90, height: 85 })];
  expect(packageFits(boxes)).toMatchObject({ throughDoor: false, intoLift: true, largest: '100×90×85' });
});

test('a rolled carpet is measured by its length and diameter', () => {
  expect(packageFits([box({ length: 200, diameter: 25 })])).toEqual({
    throughDoor: true,
    intoLift: true,
    largest: '200×25×25',
    unpacked: false,
  });
});

test('nothing is promised about a box whose sides are not known', () => {
  expect(packageFits([box({ length: 42, width: 24, height: 12 }), box({ weight: 3 })])).toBeNull();
  expect(packageFits([])).toBeNull();
});

test('what does not come in by its box may come in without it', () => {
  const boxed = [box({ length: 104, width: 90, height: 88 })];
  expect(packageFits(boxed, { width: 80, depth: 49, height: 100 })).toMatchObject({
    throughDoor: false,
    unpacked: true,
  });
  expect(packageFits(boxed)).toMatchObject({ unpacked: false });
});
