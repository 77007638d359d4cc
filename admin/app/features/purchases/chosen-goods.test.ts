import { expect, test } from 'vitest';
import { bySupplier, NOTHING_CHOSEN, toggle, typeUnits, unitsOf, without, withSupplier } from './chosen-goods.ts';
import type { SoonOut } from './purchases-query.ts';

const soonOut = (code: string, units: number, supplier: SoonOut['supplier'] = null) =>
  ({ code, supplier, proposal: { units } }) as SoonOut;
const HENGDA = { id: 1, name: 'Хэнда' };

test('a chosen product is ordered as proposed, and at least once', () => {
  const [sofa, lamp] = [soonOut('1', 7), soonOut('2', 0)];
  expect(unitsOf(NOTHING_CHOSEN, lamp)).toBe(0);
  const chosen = toggle(toggle(NOTHING_CHOSEN, sofa), lamp);
  expect([unitsOf(chosen, sofa), unitsOf(chosen, lamp)]).toEqual([7, 1]);
  expect(toggle(chosen, sofa).products.has('1')).toBe(false);
});

test('typed units choose the product, none takes it out again', () => {
  const sofa = soonOut('1', 7);
  const typed = typeUnits(NOTHING_CHOSEN, sofa, 9);
  expect([typed.products.has('1'), unitsOf(typed, sofa)]).toEqual([true, 9]);
  expect(typeUnits(typed, sofa, -1).products.has('1')).toBe(false);
});

test('a draft is made for one supplier at a time', () => {
  const chosen = [soonOut('1', 7, HENGDA), soonOut('2', 3), soonOut('3', 4, HENGDA)].reduce(toggle, NOTHING_CHOSEN);
  const groups = bySupplier(chosen);
  expect(groups.map(({ supplier, lines }) => [supplier?.name, lines.map(({ units }) => units)])).toEqual([
    ['Хэнда', [7, 4]],
    [undefined, [3]],
  ]);
  expect(bySupplier(withSupplier(chosen, ['2'], HENGDA))).toHaveLength(1);
  expect(bySupplier(without(chosen, ['1', '3']))).toHaveLength(1);
});
