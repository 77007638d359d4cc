// Receiving one part twice, receiving against a cancellation, editing against sending: one wins, the other gets what changed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../database-of-test.ts';
import { sizeOf } from '../../sizes.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';
import { expectInvariants, loserOf, raceEach, unlessBusy } from '../race-rounds.ts';
import { createPurchasing, EXPECTED } from './purchasing-of-test.ts';

const real = databaseOfTest();
let admin: AdminOfTest;
let cookies: string[] = [];
beforeAll(async () => {
  admin = await adminOfTest(real.database);
  for (const _member of [1, 2])
    cookies = [...cookies, await logIn(admin, await insertMember(real.database.db, ['owner']))];
});
afterAll(() => admin?.close());

const ask = (name: Parameters<typeof askAdmin>[1], body: object, by = 0) =>
  unlessBusy(() => askAdmin(admin, name, body, { cookie: cookies[by] }));
const { draft, sent } = createPurchasing(() => real.database.db, ask);
const many = async <Item>(make: () => Promise<Item>): Promise<Item[]> => {
  const made = [];
  for (let round = 0; round < sizeOf('STOCK_RACES'); round += 1) made.push(await make());
  return made;
};
const levelOf = async (id: number) => {
  const level = real.database.db.selectFrom('stock_levels').select('on_hand').where('product_id', '=', id);
  return (await level.executeTakeFirstOrThrow()).on_hand;
};

test('of two who receive the same part one does, and its units are in stock once', async () => {
  await raceEach(await many(() => sent([5])), async ({ number, version, first: { id, code } }) => {
    const body = { number, version, lines: [{ code, units: 3 }] };
    const answers = await Promise.all([ask('receivePurchase', body), ask('receivePurchase', body, 1)]);
    expect(loserOf(answers).body.details).toMatchObject({ version: version + 1 });
    expect(await levelOf(id)).toBe(4);
  });
  await expectInvariants(real.database.db);
});

test('of a part that comes and a cancellation one is done', async () => {
  await raceEach(await many(() => sent([5])), async ({ number, version, first: { id, code } }) => {
    const answers = await Promise.all([
      ask('receivePurchase', { number, version, lines: [{ code, units: 5 }] }),
      ask('cancelPurchase', { number, version, reason: 'Хэрэггүй болсон' }, 1),
    ]);
    loserOf(answers);
    expect(await levelOf(id)).toBe(answers[0].status === 200 ? 6 : 1);
  });
  await expectInvariants(real.database.db);
});

test('of a draft that is edited and one that is sent the supplier gets what was seen', async () => {
  await raceEach(await many(() => draft([5])), async ({ number, version, products }) => {
    const { supplier } = (await ask('showPurchase', { number })).body.purchase;
    const lines = products.map(({ code }) => ({ code, units: 9, unit_fen: 1_000, expected_on: null }));
    const body = { number, version, supplier: supplier.id, expected_on: EXPECTED, deposit_percent: 0, note: '', lines };
    const answers = await Promise.all([ask('savePurchase', body), ask('sendPurchase', { number, version }, 1)]);
    loserOf(answers);
    const { state, units } = (await ask('showPurchase', { number })).body.purchase;
    expect([state, units]).toEqual(answers[0].status === 200 ? ['draft', 9] : ['sent', 5]);
  });
});
