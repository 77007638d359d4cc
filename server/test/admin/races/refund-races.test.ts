import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_INVARIANTS } from '../../../src/all-invariants.ts';
import { verifyInvariants } from '../../../src/modules/orders/public.ts';
import { type AppOfTest, appOfTest } from '../../app-of-test.ts';
import { databaseOfTest } from '../../database-of-test.ts';
import { tasksOf } from '../../money/money-rows.ts';
import { ACCOUNT, type BoughtOrder, boughtOrder } from '../../refunds/bought-order.ts';
import { askAs } from '../../signed-in-customer.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';
import { unlessBusy } from '../race-rounds.ts';

const real = databaseOfTest();
const ROUNDS = 100;
let shop: AppOfTest;
let admin: AdminOfTest;
/** One member who prepares, and two who decide. */
let team: [string, string, string] = ['', '', ''];
beforeAll(async () => {
  shop = await appOfTest(real.database);
  admin = await adminOfTest(real.database);
  const member = async () => logIn(admin, await insertMember(real.database.db, ['finance']));
  team = [await member(), await member(), await member()];
});
afterAll(async () => {
  await shop?.close();
  await admin?.close();
});

const ask = (name: Parameters<typeof askAdmin>[1], body: object, who: 0 | 1 | 2) =>
  unlessBusy(() => askAdmin(admin, name, body, { cookie: team[who] }));
type Answer = Awaited<ReturnType<typeof ask>>;

/** Exactly one of the two succeeded; the other one gets the current state. */
function winnerOf(answers: readonly [Answer, Answer], refused: object): 0 | 1 {
  const [one, other] = answers;
  expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
  const winner = one.status === 200 ? 0 : 1;
  expect(answers[winner === 0 ? 1 : 0].body).toMatchObject(refused);
  return winner;
}

/** Runs both at once and alternates which one starts, so that either may win. */
async function winnerInTurn(
  round: number,
  one: () => Promise<Answer>,
  other: () => Promise<Answer>,
  refused: object,
): Promise<0 | 1> {
  if (round % 2 === 0) return winnerOf(await Promise.all([one(), other()]), refused);
  const [second, first] = await Promise.all([other(), one()]);
  return winnerOf([first, second], refused);
}

/** An order above the limit, and its refund terms: the same for its owner and for staff. */
async function largeOrder() {
  const order = await boughtOrder(real.database.db, shop.app, { tables: 5, chairs: 5 });
  const { ordernumber } = order;
  const { sums } = (await ask('refundTerms', { ordernumber, reason: 'cancelled' }, 0)).body;
  const { version } = (await ask('showOrder', { ordernumber }, 0)).body.order;
  return { ...order, version, asked: { ordernumber, reason: 'cancelled', account: ACCOUNT, sum: sums.amount } };
}

/** Customer and staff request the same refund at once. */
async function askAtOnce({ buyer, version, asked }: BoughtOrder & { version: number; asked: object }): Promise<void> {
  const byStaff = () => ask('createRefund', { ...asked, version, note: 'Утсаар хүссэн' }, 0);
  const byOwner = () => askAs(shop.app, buyer.token, 'askRefund', asked) as unknown as Promise<Answer>;
  winnerOf(await Promise.all([byStaff(), byOwner()]), { code: 'refund_in_work' });
}

const close = (id: number, proof: string) => ask('closeRefund', { id, proof }, 1);
const decline = (id: number) => ask('declineRefund', { id, answer: 'Хүлээлгэж өгсөн' }, 2);

/** One closes it and another declines it. The starter changes every second round; that of the approvals changes every round. */
async function endAtOnce(id: number, round: number): Promise<'done' | 'failed'> {
  const [one, other] = [() => close(id, `TX-${round}`), () => decline(id)];
  return (await winnerInTurn(round >> 1, one, other, { code: 'refund_finished' })) === 0 ? 'done' : 'failed';
}

/** An unapproved refund is not sent. */
async function declineUnapproved(id: number): Promise<'failed'> {
  expect(await close(id, 'TX-0')).toMatchObject({ status: 403, body: { code: 'second_person_required' } });
  expect((await decline(id)).status).toBe(200);
  return 'failed';
}

test('a hundred times: of two on one refund one wins, the other reads what changed, and all invariants hold', async () => {
  const { db } = real.database;
  const ends: string[] = [];
  let order = await largeOrder();
  for (let round = 0; round < ROUNDS; round += 1) {
    await askAtOnce(order);
    const waiting = (await ask('listRefunds', { tab: 'to_approve' }, 0)).body.refunds;
    expect(waiting).toHaveLength(1);
    const [{ id, approval }] = waiting;
    // The owner's request is prepared now; one that staff prepared is already pending.
    const open = approval ?? (await ask('prepareRefund', { id, reason: 'Шалгасан' }, 0)).body.approval;
    const decide = (state: string, who: 1 | 2) =>
      ask('approveRefund', { approval: open.id, version: open.version, state }, who);
    const refused = { code: 'changed_meanwhile', details: { version: open.version + 1 } };
    const decided = await winnerInTurn(
      round,
      () => decide('approved', 1),
      () => decide('declined', 2),
      refused,
    );
    const ended = decided === 0 ? await endAtOnce(id, round) : await declineUnapproved(id);
    ends.push(`${decided === 0 ? 'approved' : 'declined'} ${ended}`);
    expect((await tasksOf(db, order.id)).at(-1)).toContain(ended);
    if (ended === 'done') order = await largeOrder();
  }
  // A race that one side always wins is no race.
  expect(new Set(ends)).toEqual(new Set(['approved done', 'approved failed', 'declined failed']));
  expect(await verifyInvariants(db, ALL_INVARIANTS)).toEqual([]);
});
