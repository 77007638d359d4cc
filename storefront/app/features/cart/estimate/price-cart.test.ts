import { SPEC_FEES } from '@tokhi/rules/delivery/delivery-fees';
import { expect, test } from 'vitest';
import type { CartProduct } from '../../../local/cart-storage.ts';
import { priceCart } from './price-cart.ts';

const product = (code: string, priceTug: number, chinaDeliverTug: number, weightGrams: number) =>
  ({
    ...{ code, priceTug, salePriceTug: priceTug, discountPercent: 0, bonusPercent: 3, remain: 5, showProduct: 'order' },
    load: { chinaDeliverTug, weightGrams, volumeMl: 0 },
  }) as CartProduct;
const line = (code: string, quantity: number, checked = true) => ({ code, quantity, checked, priceSeenTug: 1 });
const products = new Map([
  ['sofa', product('sofa', 1_000_000, 20_000, 60_000)],
  ['lamp', product('lamp', 50_000, 0, 1_000)],
]);
const lines = [line('sofa', 1), line('lamp', 2), line('gone', 1)];
const TO_FAR = { tariff: 'by-weight', fees: SPEC_FEES, destination: 'far' } as const;

test('the cart comes to goods, service fee, the way from Beijing and the delivery with its surcharge', () => {
  const { amounts, totalTug } = priceCart({ lines, products }, TO_FAR) ?? {};
  expect(amounts).toMatchObject({
    ...{ subtotal: 1_100_000, serviceFee: 22_000, chinaDelivery: 20_000, delivery: 60_000 },
    ...{ assembly: 0, fixing: 0, code: 0, vat: 0, lendingFee: 0 },
  });
  expect(totalTug).toBe(1_202_000);
});

test('until an address is named the delivery is left out, and nothing else', () => {
  expect(priceCart({ lines, products }, { ...TO_FAR, destination: 'pickup' })?.totalTug).toBe(1_142_000);
});

test('what is not ticked costs nothing, and nothing ticked has no total', () => {
  expect(priceCart({ lines: [line('sofa', 1, false), line('lamp', 1)], products }, TO_FAR)?.totalTug).toBe(95_000);
  expect(priceCart({ lines: [line('sofa', 1, false)], products }, TO_FAR)).toBeNull();
});

test('while the server has not told what a product brings with it there is no total', () => {
  const untold = new Map([['sofa', { ...product('sofa', 1_000, 0, 0), load: null }]]);
  expect(priceCart({ lines: [line('sofa', 1)], products: untold }, TO_FAR)).toBeNull();
});
