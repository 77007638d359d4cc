import { insertMember, logIn } from '../member-of-test.ts';
import { createPurchasing, EXPECTED, NO_WORDS } from '../purchases/purchasing-of-test.ts';
import type { RunDeps, Runs } from './audit-run.ts';

/** Suppliers and purchases from the draft to the last part. */
export function purchaseRuns({ db, admin, ask }: RunDeps): Runs {
  const { supplier, product, draft, sent } = createPurchasing(db, ask);
  /** Above the limit for one person. */
  const large = async () => {
    const { number, version } = await draft([9_000]);
    return { number, version, reason: 'Шинэ жилийн захиалга' };
  };
  return {
    createSupplier: async () => ({ body: { ...NO_WORDS, name: 'Фошань', deposit_percent: 30 } }),
    saveSupplier: async () => {
      const { id, version } = await supplier();
      return { body: { id, version, ...NO_WORDS, name: `Шинэ нэр ${id}`, deposit_percent: 10, retired: false } };
    },
    assignSupplier: async () => ({ body: { codes: [(await product()).code], supplier: (await supplier()).id } }),
    createPurchase: async () => ({
      body: { supplier: (await supplier()).id, lines: [{ code: (await product()).code, units: 2 }] },
    }),
    savePurchase: async () => {
      const { number, version } = await draft();
      const { id } = await supplier();
      const lines = [{ code: (await product()).code, units: 2, unit_fen: 900, expected_on: null }];
      return { body: { number, version, supplier: id, expected_on: EXPECTED, deposit_percent: 5, note: '', lines } };
    },
    sendPurchase: async () => {
      const { number, version } = await draft();
      return { body: { number, version } };
    },
    preparePurchase: async () => ({ body: await large() }),
    approvePurchase: async () => {
      const { approval } = (await ask('preparePurchase', await large())).body.purchase;
      const cookie = await logIn(admin(), await insertMember(db(), ['finance']));
      return { body: { approval: approval.id, version: approval.version, state: 'approved' }, cookie };
    },
    confirmPurchase: async () => {
      const { number, version } = await sent();
      return { body: { number, version, expected_on: '2026-12-24' } };
    },
    receivePurchase: async () => {
      const { number, version, products } = await sent();
      return { body: { number, version, lines: [{ code: products[0]?.code, units: 2, damaged: 1 }] } };
    },
    cancelPurchase: async () => {
      const { number, version } = await draft();
      return { body: { number, version, reason: 'Буруу захиалсан' } };
    },
    closePurchase: async () => {
      const { number, version } = await sent();
      return { body: { number, version, short_reason: 'unavailable' } };
    },
  };
}
