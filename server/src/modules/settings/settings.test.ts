import { SPEC_FEES } from '@tokhi/rules/delivery/delivery-fees';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { bankAccounts, checkoutSettings, lenders, payingTerms, shopFacts, storeCalendar } from './public.ts';

const real = databaseOfTest();

const setting = (key: string, value: object) =>
  real.database.db
    .updateTable('settings')
    .set({ value: JSON.stringify(value) })
    .where('key', '=', key)
    .execute();

test('Storepay lends in four parts, the others agree on theirs with the customer', async () => {
  expect(await lenders(real.database.db)).toEqual([
    { method: 'storepay', name: 'Storepay', perMille: 99, plan: { count: 4, daysBetween: 30 } },
    { method: 'KhanLending', name: 'Хаан банк', perMille: 11, plan: null },
    { method: 'pocket', name: 'Pocket', perMille: 66, plan: null },
    { method: 'mcredit', name: 'M credit', perMille: 66, plan: null },
  ]);
});

test('what staff change of a lender is what pages say, and one who is switched off is not offered', async () => {
  const { db } = real.database;
  await db.updateTable('lenders').set({ fee_per_mille: 50 }).where('code', '=', 'storepay').execute();
  await db.updateTable('lenders').set({ active: false }).where('code', '=', 'khan_lending').execute();
  const { lenders: offered, hoursToPay, instalmentsAboveTug } = await payingTerms(db);
  expect(offered.map(({ method, perMille }) => [method, perMille])).toEqual([
    ['storepay', 50],
    ['pocket', 66],
    ['mcredit', 66],
  ]);
  expect(hoursToPay).toEqual({ usual: 24, transferOrLoan: 48 });
  expect(instalmentsAboveTug).toBe(100_000);
});

test('the checkout is as installed until staff say otherwise', async () => {
  const installed = {
    ...{
      tariff: 'by-weight',
      deliveryFees: SPEC_FEES,
      hoursToPay: { usual: 24, transferOrLoan: 48 },
      unpaidOrders: 3,
      ordersADay: 10,
      noticeBudget: { aDay: 3, aMonth: 10 },
      unpaidLimits: {
        newcomer: { pieces: 30, goodsTug: 20_000_000 },
        customer: { pieces: 150, goodsTug: 100_000_000 },
        product: { percent: 25, pieces: 5 },
      },
      instalmentsAboveTug: 100_000,
      stepsToldAfterMinutes: 10,
      watchSilentDays: 7,
    },
    ...{ tileAddress: null, tileCredit: '', threeWords: false },
  };
  expect(await checkoutSettings(real.database.db)).toEqual(installed);
  const tileAddress = 'https://tiles.example/{z}/{x}/{y}.png';
  await setting('checkout', { ...installed, tariff: 'by-amount', tileAddress });
  expect(await checkoutSettings(real.database.db)).toMatchObject({ tariff: 'by-amount', tileAddress });
});

test.each([
  ['a tariff that nobody knows', { tariff: 'by-mood' }],
  ['no hours to pay in', { hoursToPay: { usual: 0, transferOrLoan: 48 } }],
  ['no order before the first is paid', { unpaidOrders: 0 }],
  ['no order in a day', { ordersADay: 0 }],
  ['no notice of an order', { noticeBudget: { aDay: 0, aMonth: 10 } }],
  ['a tile address without a place in it', { tileAddress: 'https://tiles.example/all.png' }],
  ['a tile address that is a script', { tileAddress: 'javascript:{z}{x}{y}' }],
  ['instalments of less than nothing', { instalmentsAboveTug: -1 }],
  ['steps that are told before they are taken', { stepsToldAfterMinutes: -1 }],
  ['a setting that nobody knows', { discount: 5 }],
])('%s is not read as a setting', async (_what, changes) => {
  const { db } = real.database;
  const before = await checkoutSettings(db);
  await setting('checkout', { ...before, ...changes });
  await expect(checkoutSettings(db)).rejects.toThrow(z.ZodError);
  await setting('checkout', before);
});

test('the accounts of the demo shop say that they are none', async () => {
  const { isDemo, accounts } = await bankAccounts(real.database.db);
  expect(isDemo).toBe(true);
  expect(accounts.every(({ bank }) => bank.includes('туршилтын'))).toBe(true);
});

test('the store is closed on the holidays of the table, those of the past left out', async () => {
  const { holidays, weekdays } = await storeCalendar(real.database.db, new Date('2026-12-28T20:00:00Z'));
  expect(weekdays).toEqual([1, 2, 3, 4, 5]);
  expect(holidays[0]).toBe('2026-12-29');
  expect(holidays).toEqual(expect.arrayContaining(['2027-02-08', '2027-07-12', '2027-11-29']));
});

test('a shop without its settings says what to do', async () => {
  const { db } = real.database;
  await db.deleteFrom('settings').where('key', '=', 'bank_accounts').execute();
  await expect(bankAccounts(db)).rejects.toThrow('npm run setup');
});

test('the demo shop says that it is one, and facts that do not tell are those of a live shop', async () => {
  const { db } = real.database;
  const { isDemo, ...facts } = await shopFacts(db);
  expect(isDemo).toBe(true);
  await setting('shop_facts', facts);
  expect((await shopFacts(db)).isDemo).toBe(false);
});
