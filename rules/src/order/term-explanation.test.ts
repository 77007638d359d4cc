import { expect, test } from 'vitest';
import { SPEC_FEES } from '../delivery/delivery-fees.ts';
import { examples } from './examples.ts';
import { EXPLAINED_BY_THAT_DAY, explainTerms, type OrderFacts, termLabels, termNames } from './term-explanation.ts';

const facts: OrderFacts = {
  pieces: 6,
  goodsTug: 350_000,
  codeKind: null,
  tariff: 'by-weight',
  fees: SPEC_FEES,
  destination: 'middle',
  load: { weightGrams: 96_400, volumeMl: 0 },
  assemblyCount: 2,
  fixingCount: 1,
  lender: null,
  vatTicked: false,
};

test('an order by weight, without code, loan and VAT is explained term by term', () => {
  expect(explainTerms(facts)).toEqual({
    subtotal: '6 ширхэг барааны үнэ.',
    sale: 'Барааны хямдралаар хасагдсан дүн.',
    code: 'Код ашиглаагүй.',
    serviceFee: 'Хямдралаас өмнөх барааны үнийн 2%, 5,000₮-өөс 50,000₮ хүртэл.',
    delivery: 'Дунд бүс: хүргэлт 15,000₮, овор, жингийн нэмэлт 10,000₮.',
    assembly: 'Угсралт: 2 ширхэг × 30,000₮.',
    fixing: 'Хананд бэхлэх: 1 ширхэг × 20,000₮.',
    chinaDelivery: 'Бээжингээс Улаанбаатар хүртэлх тээвэр, бараа бүрээр.',
    lendingFee: 'Шимтгэлгүй.',
    usedBonus: '1 бонус = 1₮. Хямдрал, код хассан барааны үнийн тал хүртэл ашиглана.',
    vat: 'НӨАТ дүнд багтсан.',
  });
});

test.each([
  ['voucher', 'Ваучераар хасагдсан дүн. Хямдралын дараах барааны үнээс хэтрэхгүй.'],
  ['coupon', 'Купоноор хасагдсан дүн. Хямдралын дараах барааны үнийн талаас хэтрэхгүй.'],
] as const)('a %s says how far it reaches', (codeKind, words) => {
  expect(explainTerms({ ...facts, codeKind }).code).toBe(words);
});

test.each([
  ['by-weight', 'cheap', 35_000, 1, 'Ойрын бүс: хүргэлт 8,000₮.'],
  ['by-weight', 'far', 250_001, 1, 'Холын бүс: хүргэлт 40,000₮, овор, жингийн нэмэлт 35,000₮.'],
  ['by-weight', 'pickup', 250_001, 1, 'Дэлгүүрээс очиж авахад хүргэлтийн төлбөргүй.'],
  ['by-amount', 'far', 250_001, 200_000, 'Холын бүс: 200,000₮ хүртэлх худалдан авалтын хүргэлт.'],
  ['by-weight', 'unlisted', 35_001, 1, 'Ойрын бүс: хүргэлт 8,000₮, овор, жингийн нэмэлт 6,000₮.'],
  ['by-amount', 'unlisted', 1, 200_000, 'Бусад хороо: 200,000₮ хүртэлх худалдан авалтын хүргэлт.'],
  ['by-amount', 'far', 250_001, 200_001, '200,000₮-өөс дээш худалдан авалтын хүргэлт.'],
  ['by-amount', 'pickup', 250_001, 200_001, 'Дэлгүүрээс очиж авахад хүргэлтийн төлбөргүй.'],
] as const)('%s to %s, %i grams, goods for %i: %s', (tariff, destination, weightGrams, goodsTug, words) => {
  const load = { weightGrams, volumeMl: 0 };
  expect(explainTerms({ ...facts, tariff, destination, load, goodsTug }).delivery).toBe(words);
});

test.each([
  ['Storepay', 99, '9.9%'],
  ['Хаан банк', 11, '1.1%'],
])('a loan of %s at %i per mille says that the lender takes %s', (name, perMille, share) => {
  expect(explainTerms({ ...facts, lender: { name, perMille } }).lendingFee).toBe(
    `${name}: НӨАТ, бонус тооцохоос өмнөх дүнгийн ${share}, зуут хүртэл дээш бүхэлчилсэн.`,
  );
});

test('a lender who takes no fee says so', () => {
  expect(explainTerms({ ...facts, lender: { name: 'Pocket', perMille: 0 } }).lendingFee).toBe('Шимтгэлгүй.');
});

test('a delivery fee that was agreed on is explained by the day of the order, whatever the tariff says now', () => {
  expect(explainTerms({ ...facts, agreedDeliveryTug: 9_000 }).delivery).toBe(EXPLAINED_BY_THAT_DAY);
});

test('VAT that is added says of what', () => {
  expect(explainTerms({ ...facts, vatTicked: true }).vat).toBe('Шимтгэл нэмж, бонус хассан дүнгийн 10%.');
});

test('the example is true', () => {
  expect(examples['term-explanation']()).toBe(
    'Whoever taps the delivery fee of a wardrobe of 96.4 kg to a middle khoroo reads «Дунд бүс: хүргэлт 15,000₮, овор, жингийн нэмэлт 10,000₮.»',
  );
});

test('every term has its name, in the order of the formula', () => {
  expect(termNames).toEqual(Object.keys(explainTerms(facts)));
  expect(termNames.map((name) => termLabels[name])).toEqual([
    'Бараа',
    'Хямдрал',
    'Купон, ваучер',
    'Үйлчилгээний хураамж',
    'Хүргэлт',
    'Угсралт',
    'Хананд бэхлэх',
    'Бээжингээс тээвэрлэх',
    'Зээлийн шимтгэл',
    'Ашигласан бонус',
    'НӨАТ',
  ]);
});

test('a term of another day’s tariff says so', () => {
  expect(EXPLAINED_BY_THAT_DAY).toBe('Захиалсан өдрийн тарифаар тооцсон.');
});
