import type { AdminEndpointName } from '@tokhi/contract/admin/endpoints';
import type { Db } from '../../../src/db/database.ts';
import { stockedProduct } from '../../orders/stocked-product.ts';
import type { askAdmin } from '../admin-of-test.ts';

type Ask = (name: AdminEndpointName, body: object) => ReturnType<typeof askAdmin>;

export const NO_WORDS = { full_name: '', contact: '', email: '', phone: '', address: '', note: '' };
export const EXPECTED = '2026-12-04';

let made = 0;

/** Purchases for tests, each with a new supplier and new products; `ask` as an owner. */
export function createPurchasing(db: () => Db, ask: Ask) {
  const supplier = async (changes: object = {}) => {
    made += 1;
    const typed = { name: `Нийлүүлэгч ${made}`, ...NO_WORDS, deposit_percent: 30, ...changes };
    return (await ask('createSupplier', typed)).body.supplier as { id: number; version: number; name: string };
  };
  const product = async (onHand = 1, costFen = 10_000) => {
    const stocked = await stockedProduct(db(), onHand);
    const cost = { product_id: stocked.id, cost_fen: costFen, changed_at: new Date() };
    await db().insertInto('product_costs').values(cost).execute();
    return stocked;
  };
  /** One product per line, with these numbers of units. */
  const draft = async (units: readonly number[] = [5]) => {
    const first = await product();
    const products = [first];
    while (products.length < units.length) products.push(await product());
    const lines = products.map(({ code }, at) => ({ code, units: units[at] }));
    const begun = { supplier: (await supplier()).id, expected_on: EXPECTED, lines };
    const purchase = (await ask('createPurchase', begun)).body.purchase as { number: number; version: number };
    return { number: purchase.number, version: purchase.version, first, products };
  };
  const sent = async (units: readonly number[] = [5]) => {
    const { first, products, ...named } = await draft(units);
    const purchase = (await ask('sendPurchase', named)).body.purchase as { number: number; version: number };
    return { number: purchase.number, version: purchase.version, first, products };
  };
  return { supplier, product, draft, sent };
}
