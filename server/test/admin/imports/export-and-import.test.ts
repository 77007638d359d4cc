// The product list is exported with its filter, and the file is imported again unchanged.
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../database-of-test.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';
import { sendImport } from './import-of-test.ts';

const real = databaseOfTest();
let admin: AdminOfTest;
let cookie = '';
beforeAll(async () => {
  const { db } = real.database;
  admin = await adminOfTest(real.database);
  cookie = await logIn(admin, await insertMember(db, ['catalogue']));
  // Everything that a file can contain: a reduced price, a cost in hundredths, a customs code, and special characters of CSV.
  await sql`update products set name = name || ', "шинэ"; =1+1', customs_code = '94016100' where id % 3 = 0`.execute(
    db,
  );
  await sql`insert into product_costs (product_id, cost_fen, changed_at)
    select id, 248050, now() from products on conflict (product_id) do update set cost_fen = 248050`.execute(db);
});
afterAll(() => admin?.close());

const exported = (format: string, filter: object, as = cookie) =>
  admin.app.inject({
    ...{ method: 'GET', url: adminRawEndpoints.exportProducts.path },
    ...{ query: { format, filter: JSON.stringify(filter) }, headers: { cookie: as, 'sec-fetch-site': 'same-origin' } },
  });
const showImport = async (id: number) => (await askAdmin(admin, 'showImport', { id }, { cookie })).body.import;

test.each(['csv', 'xlsx'])(
  'the %s of a filter has its products alone, and imported again nothing differs',
  async (format) => {
    const { db } = real.database;
    const { category } = await db
      .selectFrom('products')
      .select((eb) => eb.fn.min('category_id').as('category'))
      .executeTakeFirstOrThrow();
    const filter = { category, state: 'listed' };
    const { total } = (await askAdmin(admin, 'listProducts', filter, { cookie })).body;
    const file = await exported(format, filter);
    expect([file.statusCode, file.headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(new RegExp(`^attachment; filename="baraa-.*\\.${format}"$`)),
    ]);
    const name = `baraa.${format}`;
    const { body: sent } = await sendImport(admin, cookie, file.rawPayload, { supplier: `Өөрсдөө ${format}`, name });
    const before = await showImport(sent.id);

    const mapped = await askAdmin(
      admin,
      'mapImport',
      { id: sent.id, version: before.version, columns: before.columns },
      { cookie },
    );
    expect(mapped.body.counts).toMatchObject({
      ...{ rows: total.count, same: total.count, up: 0, down: 0, other: 0, stopped: 0, open: 0, ready: 0 },
    });
  },
);

test('who may not change prices gets no file', async () => {
  const other = await logIn(admin, await insertMember(real.database.db, ['warehouse']));
  expect((await exported('csv', {}, other)).statusCode).toBe(403);
});
