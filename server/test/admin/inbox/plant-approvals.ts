import { createPurchasing } from '../purchases/purchasing-of-test.ts';
import type { InboxOfTest } from './inbox-of-test.ts';
import type { Planted } from './plant-money.ts';

/** A change prepared for a second person, through the calls; the owner declines it. */
export function createWaiting({ db, ask }: InboxOfTest) {
  const declinedBy = (name: Parameters<typeof ask>[0], approval: { id: number; version: number }): Planted => ({
    subject: String(approval.id),
    end: () => ask(name, { approval: approval.id, version: approval.version, state: 'declined' }),
  });
  const aProduct = () =>
    db()
      .selectFrom('products')
      .select(['code', 'version', 'price_tug'])
      .where('is_listed', '=', true)
      .where('discount_percent', '=', 0)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
  return {
    price: async () => {
      const { code, version, price_tug } = await aProduct();
      const price = price_tug * 2;
      const change = { kind: 'price', lines: [{ code, version, price, regular: price }] };
      const { approval } = (await ask('preparePrices', { change, at: null, reason: 'Ханш өссөн' }, 'catalogue')).body;
      return { ...declinedBy('approvePrices', approval), code };
    },
    changeSet: async () => {
      const { code, version, price_tug } = await aProduct();
      const wanted = { kind: 'grid', rows: [{ code, version, price: price_tug * 2 }] };
      const named = { wanted, name: 'Намрын үнэ', reason: 'Ханш өссөн' };
      const { set } = (await ask('prepareChangeSet', named, 'catalogue')).body;
      const asked = { set: set.id, version: set.version, at: null };
      const sent = (await ask('sendChangeSet', asked, 'finance')).body.set;
      return { ...declinedBy('approveChangeSet', sent.approval), set: set.id as number };
    },
    purchase: async () => {
      const { number, version } = await createPurchasing(db, ask).draft([900]);
      const asked = { number, version, reason: 'Шинэ жилийн бараа' };
      const { purchase } = (await ask('preparePurchase', asked, 'catalogue')).body;
      return { ...declinedBy('approvePurchase', purchase.approval), number };
    },
  };
}
