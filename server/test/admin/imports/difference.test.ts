import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../database-of-test.ts';
import { workbookOfRows } from '../../tables/workbook-of-test.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';
import { COLUMNS, HEADINGS, sendImport } from './import-of-test.ts';

const real = databaseOfTest();
let admin: AdminOfTest;
let cookie = '';
let products: { code: string; price_tug: number }[] = [];
beforeAll(async () => {
  const { db } = real.database;
  admin = await adminOfTest(real.database);
  cookie = await logIn(admin, await insertMember(db, ['catalogue']));
  products = await db
    .selectFrom('products')
    .select(['code', 'price_tug'])
    .where('price_tug', '>', 20_000)
    .orderBy('id')
    .limit(40)
    .execute();
  await db.deleteFrom('product_costs').execute();
});
afterAll(() => admin?.close());

const ask = (name: Parameters<typeof askAdmin>[1], body: object) => askAdmin(admin, name, body, { cookie });
const product = (at: number) => {
  const found = products[at];
  if (found === undefined) throw new Error('too few products');
  return found;
};
const dotted = (code: string) => `${code.slice(0, 3)}.${code.slice(3, 6)}.${code.slice(6)}`;
const times = (at: number, factor: number) => Math.round(product(at).price_tug * factor);

/** Uploads rows below the headings and maps the columns; returns the import. */
async function imported(rows: (string | number)[][], supplier: string) {
  const sent = await sendImport(admin, cookie, workbookOfRows([['Жагсаалт'], HEADINGS, ...rows]), { supplier });
  expect(sent.status).toBe(200);
  const id = sent.body.id as number;
  const { version } = (await ask('showImport', { id })).body.import;
  const mapped = await ask('mapImport', { id, version, columns: COLUMNS });
  expect([mapped.status, mapped.body.code]).toEqual([200, undefined]);
  return { id, version: mapped.body.version as number, counts: mapped.body.counts };
}
interface Row {
  at: number;
  outcome: string;
  warnings: string[];
  problems: { column: string; why: string; cell: string }[];
}
const rowsOf = async (id: number, body: object = {}): Promise<Row[]> =>
  (await ask('listImportRows', { id, filter: 'all', sort: 'file', ...body })).body.rows;

test('each row says how it differs, and what somebody has to look at', async () => {
  const rows: [(string | number)[], string, string[]][] = [
    [[dotted(product(0).code), '', times(0, 1.02), ''], 'up', []],
    [[product(1).code, '', times(1, 0.98), ''], 'down', []],
    [[product(2).code, '', product(2).price_tug, ''], 'same', []],
    [[product(3).code, '', times(3, 0.1), ''], 'down', ['jump', 'zero']],
    [[product(4).code, '', times(4, 1.2), ''], 'up', ['jump']],
    [[product(5).code, times(5, 0.97) / 487, product(5).price_tug, ''], 'other', ['thin_margin']],
    [[product(6).code, '', times(6, 1.01), 'Сансрын хөлөг'], 'up', ['unknown_category']],
    [['99999999', '', 559_900, ''], 'new', ['new_code']],
    [[product(7).code, '', 'үнэгүй', ''], 'wrong', []],
    [[product(0).code, '', times(0, 1.03), ''], 'wrong', []],
    [['Нийт', '', '', ''], 'wrong', []],
  ];
  const { id, counts } = await imported(
    rows.map(([cells]) => cells),
    'Анхны',
  );
  const read = await rowsOf(id);
  expect(read.map(({ outcome, warnings }) => [outcome, warnings.toSorted()])).toEqual(
    rows.map(([, outcome, warnings]) => [outcome, warnings.toSorted()]),
  );
  expect(read.flatMap(({ at, problems }) => problems.map(({ column, why, cell }) => [at, column, why, cell]))).toEqual([
    [11, 'C', 'no_number', 'үнэгүй'],
    [12, 'A', 'twice', product(0).code],
    [13, 'A', 'no_code', 'Нийт'],
  ]);
  expect(counts).toMatchObject({
    rows: 11,
    up: 3,
    down: 2,
    other: 1,
    same: 1,
    warned: 5,
    open: 5,
    stopped: 3,
    ready: 2,
  });
  expect((await rowsOf(id, { filter: 'warnings' })).map(({ at }) => at)).toEqual([6, 7, 8, 9, 10]);
  expect((await rowsOf(id, { sort: 'largest' }))[0]).toMatchObject({ at: 6, outcome: 'down' });
});

test('nothing is prepared before every warning is ticked or left out, and wrong rows never are', async () => {
  const { id, version } = await imported(
    [
      [product(10).code, '', times(10, 0.1), ''],
      [product(11).code, '', times(11, 1.3), ''],
      [product(12).code, '', 'x', ''],
      [product(13).code, '', times(13, 1.01), ''],
    ],
    'Хоёр дахь',
  );
  const early = { id, version, reason: 'Наран, 11-р сар', at: null };
  expect((await ask('prepareImport', early)).body).toMatchObject({
    code: 'import_warnings_open',
    details: { open: 2 },
  });
  const ticked = await ask('markImportRows', { id, version, mark: 'accepted', rows: 'jump' });
  expect(ticked.body.counts).toMatchObject({ open: 0, ready: 3 });
  expect((await ask('markImportRows', { id, version, mark: 'open', rows: [4] })).body.code).toBe('changed_meanwhile');
  const fixed = await ask('fixImportRow', { id, version: ticked.body.version, at: 3, price: times(10, 1.01) });
  expect(fixed.body.counts).toMatchObject({ open: 0, ready: 3, up: 3 });
  const out = await ask('markImportRows', { id, version: fixed.body.version, mark: 'left_out', rows: [4] });
  expect(out.body.counts).toMatchObject({ ready: 2, left_out: 1 });
  const taken = await ask('markImportRows', { id, version: out.body.version, mark: 'accepted', rows: [5] });
  expect(taken.body.counts).toMatchObject({ ready: 2, stopped: 1 });
  const prepared = await ask('prepareImport', { ...early, version: taken.body.version });
  expect(prepared.body).toMatchObject({ result: 'success', change_set: expect.any(Number) });
  const { db } = real.database;
  const set = prepared.body.change_set as number;
  const rows = await db.selectFrom('change_set_rows').select(['now_tug']).where('set_id', '=', set).execute();
  expect(new Set(rows.map(({ now_tug }) => now_tug))).toEqual(new Set([times(10, 1.01), times(13, 1.01)]));
  const again = await ask('markImportRows', { id, version: taken.body.version + 1, mark: 'open', rows: [3] });
  expect(again.body.code).toBe('import_prepared');
  const bare = await db.selectFrom('products').select('price_tug').where('code', '=', product(10).code).execute();
  expect(bare).toEqual([{ price_tug: product(10).price_tug }]);
});

test('of other columns whose headings stand lower, what is above them is not prepared', async () => {
  const other = ['Код', 'Өртөг', 'Дахин үнэ', 'Төрөл'];
  const { id, version } = await imported(
    [[product(30).code, '', times(30, 1.01), ''], other, [product(31).code, '', times(31, 1.01), '']],
    'Дөрөв дэх',
  );
  const columns = { ...COLUMNS, code: 'Код', cost: 'Өртөг', price: 'Дахин үнэ', category: 'Төрөл' };
  const mapped = await ask('mapImport', { id, version, columns });
  expect(mapped.body.counts).toMatchObject({ rows: 1, up: 1, ready: 1 });
  const body = { id, version: mapped.body.version, reason: 'Наран, 11-р сар', at: null };
  const { change_set: set } = (await ask('prepareImport', body)).body;
  const rows = await real.database.db
    .selectFrom('change_set_rows')
    .select('now_tug')
    .where('set_id', '=', set)
    .execute();
  expect(rows).toEqual([{ now_tug: times(31, 1.01) }]);
});

test('columns are named once: the next file of the supplier is compared at once, and a file sent twice is one import', async () => {
  await imported([[product(20).code, '', times(20, 1.01), '']], 'Гурав дахь');
  const file = Buffer.from(`Артикул;Үнэ ¥;Шинэ үнэ ₮;Ангилал\r\n${product(20).code};;"${times(20, 1.02)}";`);
  const key = 'the-same-file-again';
  const sent = await sendImport(admin, cookie, file, { supplier: 'Гурав дахь', name: 'n.csv', key });
  const { body } = await ask('showImport', { id: sent.body.id });
  expect(body.import).toMatchObject({ compared: true, columns: COLUMNS, counts: { rows: 1, up: 1 } });
  expect((await sendImport(admin, cookie, file, { supplier: 'Гурав дахь', name: 'n.csv', key })).body).toEqual(
    sent.body,
  );
  const other = { id: sent.body.id, version: body.import.version, columns: { ...COLUMNS, price: 'Өөр' } };
  expect((await ask('mapImport', other)).body.code).toBe('import_columns_missing');
});

test('2,000 rows of the whole shop are compared as one by one', async () => {
  const { db } = real.database;
  const all = await db.selectFrom('products').select(['code', 'price_tug']).orderBy('id').execute();
  const rows = Array.from({ length: 2_000 }, (_one, at) => {
    const found = all[at];
    if (found === undefined) return [String(90_000_000 + at), '', 50_000, ''];
    return [found.code, '', Math.max(100, Math.round(found.price_tug * (0.85 + (at % 7) * 0.05))), ''];
  });
  const { id, counts } = await imported(rows, 'Бүгд');
  const prices = new Map(all.map(({ code, price_tug }) => [code, price_tug]));
  const expected = { up: 0, down: 0, same: 0, new: 0 };
  for (const [code, , price] of rows) {
    const was = prices.get(String(code));
    const now = Number(price);
    expected[was === undefined ? 'new' : now > was ? 'up' : now < was ? 'down' : 'same'] += 1;
  }
  const { new: unknown, ...moved } = expected;
  expect(counts).toMatchObject({ rows: 2_000, ...moved, open_by_warning: { new_code: unknown } });
  const seen: number[] = [];
  let after: object | undefined;
  do {
    const page = (await ask('listImportRows', { id, filter: 'all', sort: 'largest', ...(after && { after }) })).body;
    seen.push(...page.rows.map(({ at }: Row) => at));
    after = page.next ?? undefined;
  } while (after !== undefined);
  expect([seen.length, new Set(seen).size]).toEqual([2_000, 2_000]);
});
