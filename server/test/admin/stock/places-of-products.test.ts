// Where products are kept: a whole shelf, and one counted in the other store.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../src/db/in-transaction.ts';
import { reserveStock } from '../../../src/modules/stock/public.ts';
import { databaseOfTest } from '../../database-of-test.ts';
import { insertOrder } from '../../guards/rows.ts';
import { stockedProduct } from '../../orders/stocked-product.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';

const real = databaseOfTest();
let admin: AdminOfTest;
let cookie = '';
beforeAll(async () => {
  admin = await adminOfTest(real.database);
  cookie = await logIn(admin, await insertMember(real.database.db, ['warehouse']));
});
afterAll(() => admin?.close());

const ask = (name: Parameters<typeof askAdmin>[1], body: object) => askAdmin(admin, name, body, { cookie });
const product = (onHand: number) => stockedProduct(real.database.db, onHand);
async function reserve(productId: number, quantity: number): Promise<void> {
  const { db } = real.database;
  const id = await insertOrder(db);
  expect(await inTransaction(db, (tx) => reserveStock(tx, id, [{ productId, quantity }], admin.clock.now))).toEqual([]);
}

test('orders of a shelf are counted over all its products, not over the first page', async () => {
  const { db } = real.database;
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('ready_in_ulaanbaatar', '=', false)
    .orderBy('id')
    .limit(51)
    .execute();
  const ids = rows.map(({ id }) => id);
  await sql`insert into stock_places (product_id, location) select unnest(${ids}::int[]), 'R-01'
    on conflict (product_id) do update set location = 'R-01'`.execute(db);
  const [{ id, code }, other] = [await product(5), await product(5)];
  for (const [at, one] of [code, other.code].entries())
    await ask('receiveStock', { code: one, units: 1, location: `R-01-${9 - at}` });
  await reserve(id, 2);
  await reserve(id, 1);
  await reserve(other.id, 1);
  const { products, sums } = (await ask('listStock', { place: 'beijing', shelf: 'R-01' })).body;
  expect(products.map((one: { code: string }) => one.code)).not.toContain(code);
  expect(sums.orders).toBe(3);
});

test('a product that is counted in the other store leaves its shelf, unless its new one is said', async () => {
  const { code } = await product(5);
  const countIn = async (place: string, changes: object = {}) => {
    const { version } = (await ask('showStock', { code })).body;
    return (await ask('countStock', { code, units: 5, place, version, ...changes })).body.product;
  };
  await ask('receiveStock', { code, units: 1, location: 'S-01-2' });
  expect(await countIn('ulaanbaatar')).toMatchObject({ place: 'ulaanbaatar', location: 'S-01-2' });
  expect(await countIn('ulaanbaatar')).toMatchObject({ location: 'S-01-2' });
  expect(await countIn('beijing')).toMatchObject({ place: 'beijing', location: null });
  expect(await countIn('ulaanbaatar', { location: 'S-01-3' })).toMatchObject({ location: 'S-01-3' });
  expect((await ask('listStock', { shelf: 'S-01' })).body.products).toMatchObject([{ code }]);
});
