import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SPEC_FEES } from '../delivery/delivery-fees.ts';
import { examples } from './examples.ts';
import { type OrderToPrice, orderTotal, type PricedLine } from './order-total.ts';

const chairs: PricedLine = {
  priceTug: 249_900,
  salePriceTug: 212_415,
  bonusPercent: 3,
  unitChinaDeliveryTug: 6_000,
  quantity: 2,
};
const sofa: PricedLine = {
  priceTug: 500_100,
  salePriceTug: 500_100,
  bonusPercent: 5,
  unitChinaDeliveryTug: 45_000,
  quantity: 1,
};
const plain: OrderToPrice = {
  lines: [chairs, sofa],
  code: null,
  tariff: 'by-weight',
  fees: SPEC_FEES,
  destination: 'middle',
  load: { weightGrams: 96_400, volumeMl: 0 },
  assemblyCount: 0,
  fixingCount: 0,
  vatTicked: false,
  lender: null,
  bonusBalance: 0,
  usedBonus: 0,
};
const full: OrderToPrice = {
  ...plain,
  code: { kind: 'voucher', amountTug: 50_000 },
  assemblyCount: 2,
  fixingCount: 1,
  vatTicked: true,
  lender: { name: 'Storepay', perMille: 99 },
  bonusBalance: 24_350,
  usedBonus: 24_350,
};

test('goods, service fee, delivery and the way from China make the plainest order', () => {
  expect(orderTotal(plain)).toMatchObject({
    amounts: {
      subtotal: 999_900,
      sale: -74_970,
      code: 0,
      serviceFee: 20_000,
      delivery: 25_000,
      assembly: 0,
      fixing: 0,
      chinaDelivery: 57_000,
      lendingFee: 0,
      usedBonus: 0,
      vat: 0,
    },
    sumTug: 1_026_930,
    totalTug: 1_026_930,
    earnedBonus: 12_744 + 25_005,
    bonusLimit: 0,
  });
});

test('an order with everything: the lender counts the sum before VAT and bonus, VAT comes last', () => {
  // 999,900 − 74,970 − 50,000 + 20,000 + 25,000 + 60,000 + 20,000 + 57,000 = 1,056,930
  expect(orderTotal(full)).toMatchObject({
    amounts: {
      subtotal: 999_900,
      sale: -74_970,
      code: -50_000,
      serviceFee: 20_000,
      delivery: 25_000,
      assembly: 60_000,
      fixing: 20_000,
      chinaDelivery: 57_000,
      lendingFee: 104_700,
      usedBonus: -24_350,
      vat: 113_728,
    },
    sumTug: 1_056_930 + 113_728,
    totalTug: 1_056_930 + 104_700 - 24_350 + 113_728,
    earnedBonus: 37_749,
    bonusLimit: 24_350,
  });
});

test('the terms come in the order of the formula, each with its words', () => {
  const { terms, amounts } = orderTotal(full);
  expect(terms.map(({ name }) => name)).toEqual([
    'subtotal',
    'sale',
    'code',
    'serviceFee',
    'delivery',
    'assembly',
    'fixing',
    'chinaDelivery',
    'lendingFee',
    'usedBonus',
    'vat',
  ]);
  expect(terms.every(({ name, amountTug }) => amounts[name] === amountTug)).toBe(true);
  expect(terms.slice(0, 3).map(({ explanation }) => explanation)).toEqual([
    '3 ширхэг барааны үнэ.',
    'Барааны хямдралаар хасагдсан дүн.',
    'Ваучераар хасагдсан дүн. Хямдралын дараах барааны үнээс хэтрэхгүй.',
  ]);
  expect(orderTotal(plain).terms[2]?.explanation).toBe('Код ашиглаагүй.');
});

test('the tariff by amount looks at the goods after discount and code', () => {
  const order: OrderToPrice = { ...plain, lines: [{ ...chairs, quantity: 1 }], tariff: 'by-amount' };
  const words = (priced: OrderToPrice) => orderTotal(priced).terms[4];
  expect(words(order)).toMatchObject({
    amountTug: 5_000,
    explanation: '200,000₮-өөс дээш худалдан авалтын хүргэлт.',
  });
  expect(words({ ...order, code: { kind: 'coupon', amountTug: 12_415 } })).toMatchObject({
    amountTug: 8_000,
    explanation: 'Дунд бүс: 200,000₮ хүртэлх худалдан авалтын хүргэлт.',
  });
});

test('pickup pays neither delivery nor services', () => {
  expect(orderTotal({ ...full, destination: 'pickup' }).amounts).toMatchObject({
    delivery: 0,
    assembly: 0,
    fixing: 0,
    chinaDelivery: 57_000,
  });
});

test('bonus pays at most half of the goods after discount and code, whatever is typed', () => {
  const rich = { ...full, bonusBalance: 10_000_000, usedBonus: 10_000_000 };
  expect(orderTotal(rich)).toMatchObject({ bonusLimit: 437_465, amounts: { usedBonus: -437_465 } });
  expect(orderTotal({ ...rich, usedBonus: 0.5 }).amounts.usedBonus).toBe(0);
});

test('a voucher above the goods leaves the fees to pay', () => {
  const order: OrderToPrice = { ...full, code: { kind: 'voucher', amountTug: 9_999_999 }, lender: null };
  expect(orderTotal(order)).toMatchObject({
    amounts: { code: -924_930, usedBonus: 0, vat: 18_200 },
    totalTug: 200_200,
  });
});

const anyOrder: fc.Arbitrary<OrderToPrice> = fc.record({
  lines: fc.array(
    fc
      .record({
        priceTug: fc.integer({ min: 1, max: 50_000_000 }),
        offTug: fc.integer({ min: 0, max: 50_000_000 }),
        bonusPercent: fc.integer({ min: 3, max: 100 }),
        unitChinaDeliveryTug: fc.integer({ min: 0, max: 500_000 }),
        quantity: fc.integer({ min: 1, max: 100 }),
      })
      .map(({ offTug, ...line }) => ({ ...line, salePriceTug: line.priceTug - (offTug % line.priceTug) })),
    { minLength: 1, maxLength: 8 },
  ),
  code: fc.option(
    fc.record({ kind: fc.constantFrom('voucher', 'coupon'), amountTug: fc.integer({ min: 1, max: 1e10 }) }),
  ),
  tariff: fc.constantFrom('by-weight', 'by-amount'),
  fees: fc.constant(SPEC_FEES),
  destination: fc.constantFrom('cheap', 'middle', 'far', 'unlisted', 'pickup'),
  load: fc.record({ weightGrams: fc.integer({ min: 0, max: 5e6 }), volumeMl: fc.integer({ min: 0, max: 2e7 }) }),
  assemblyCount: fc.integer({ min: 0, max: 1_000 }),
  fixingCount: fc.integer({ min: 0, max: 1_000 }),
  vatTicked: fc.boolean(),
  lender: fc.option(fc.record({ name: fc.constant('Pocket'), perMille: fc.integer({ min: 0, max: 999 }) })),
  bonusBalance: fc.integer({ min: 0, max: 1e10 }),
  usedBonus: fc.oneof(fc.integer({ min: -1_000, max: 1e10 }), fc.double()),
});

test('every total is whole, positive, the sum of its terms, and passes the guards of the table of orders', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const { terms, amounts, totalTug, sumTug, bonusLimit } = orderTotal(order);
      const { subtotal, lendingFee, vat, delivery, assembly, fixing } = amounts;
      const [sale, code, usedBonus] = [-amounts.sale, -amounts.code, -amounts.usedBonus];
      const unsigned = Object.values({ ...amounts, sale, code, usedBonus });
      const guards = {
        whole: [totalTug, sumTug, bonusLimit, ...unsigned].every(Number.isSafeInteger),
        the_terms_add_up_to_the_total: terms.reduce((sum, { amountTug }) => sum + amountTug, 0) === totalTug,
        the_sum_leads_to_the_total: sumTug + lendingFee - usedBonus === totalTug,
        no_term_is_negative: subtotal > 0 && unsigned.every((amount) => amount >= 0),
        something_is_left_to_pay: totalTug >= 5_000,
        a_code_takes_off_at_most_the_goods: sale + code <= subtotal,
        bonus_pays_at_most_half_of_the_goods: 2 * bonusLimit <= subtotal - sale - code,
        bonus_stays_within_limit_and_balance: usedBonus <= bonusLimit && bonusLimit <= order.bonusBalance,
        vat_is_added_only_when_asked_for: vat === 0 || order.vatTicked,
        only_a_lender_takes_a_lending_fee: lendingFee === 0 || order.lender !== null,
        a_pickup_has_no_services: order.destination !== 'pickup' || delivery + assembly + fixing === 0,
      };
      const broken = Object.entries(guards).filter(([, passes]) => !passes);
      if (broken.length > 0) throw new Error(broken.map(([guard]) => guard).join(', '));
    }),
    { numRuns: 10_000 },
  );
});

test('the example is true', () => {
  expect(examples['order-total']()).toBe(
    'Goods for 2,349,700₮, 74,970₮ off on sale and 50,000₮ by voucher, with a service fee of 47,000₮, delivery for 25,000₮, assembly for 30,000₮, 12,000₮ for the way from China and 24,350₮ of bonus spent, cost 2,314,380₮.',
  );
});
