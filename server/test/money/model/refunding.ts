// Staff handle refunds through their calls: above the limit one person prepares it, another approves or declines, and only then it is
// sent or closed.
import { Refusal } from '@tokhi/contract/texts/refusals';
import { approvalsAbout } from '../../../src/modules/approvals/public.ts';
import { approveRefund, prepareRefund } from '../../../src/modules/payments/admin/approve-refund.ts';
import { subjectOfRefund } from '../../../src/modules/payments/admin/counted-alone.ts';
import {
  closeRefundTask,
  declineRefundTask,
  sendRefundTask,
} from '../../../src/modules/payments/admin/decide-refund.ts';
import { refundOf } from '../../../src/modules/payments/refunds/refund-tasks.queries.ts';
import { staffOfTest } from '../../staff-of-test.ts';
import type { ModelShop } from './shop.ts';
import { anywhere, type Deed } from './step.ts';
import type { World } from './world.ts';

/** One of the four newest refunds, open or finished. */
async function someRefund({ database }: ModelShop, at: number): Promise<number | undefined> {
  const rows = await database.db.selectFrom('refunds').select('id').orderBy('id', 'desc').limit(4).execute();
  return rows[at % rows.length]?.id;
}

/** A refusal by code is acceptable: somebody else was faster, or it is not possible this way. */
async function unlessRefused(world: World, task: Promise<unknown>): Promise<void> {
  try {
    await task;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'second_person_required') world.refusedAlone += 1;
  }
}

const onRefund = (name: string, at: number, act: (shop: ModelShop, refundId: number) => Promise<unknown>): Deed =>
  anywhere(`${name} refund ${at}`, async (world) => {
    const id = await someRefund(world.shop, at);
    if (id !== undefined) await unlessRefused(world, act(world.shop, id));
  });

export const closeTask = ({ deps, staffId }: ModelShop, id: number): Promise<unknown> =>
  closeRefundTask(deps, { id, proof: `TX-${id}` }, staffOfTest(staffId));

export const close = (at: number): Deed => onRefund('close', at, closeTask);
const sendTask = ({ deps, staffId }: ModelShop, id: number): Promise<unknown> =>
  sendRefundTask(deps, id, staffOfTest(staffId));
export const send = (at: number): Deed => onRefund('send', at, sendTask);
export const decline = (at: number): Deed =>
  onRefund('decline', at, ({ deps, staffId }, id) =>
    declineRefundTask(deps, { id, answer: 'Гэмтэлгүй байна' }, staffOfTest(staffId)),
  );

/** The newest refund that a provider can send: by chance alone an approval rarely meets a payment of such a provider. */
async function someSendable({ database }: ModelShop): Promise<number | undefined> {
  const row = database.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select('refunds.id')
    .where('refunds.status', '=', 'requested')
    .whereRef('refunds.amount_tug', '=', 'payments.amount_tug')
    .where('payments.provider', 'in', ['qpay', 'mongolchat']);
  return (await row.orderBy('refunds.id', 'desc').executeTakeFirst())?.id;
}

/** Two people approve it, and the provider is asked. */
export const approveAndSend = (): Deed =>
  anywhere('approve and send a refund', async (world) => {
    const { shop } = world;
    const id = await someSendable(shop);
    if (id === undefined) return;
    await unlessRefused(world, approveTask(shop, id, 'colleague', 'approved'));
    await unlessRefused(world, sendTask(shop, id));
  });

/** Who decides about a prepared refund; nobody may approve their own. */
export type Finisher = 'colleague' | 'the same person';

/** Prepares a refund, unless it is prepared, and decides about it. */
export async function approveTask(
  shop: ModelShop,
  id: number,
  by: Finisher,
  state: 'approved' | 'declined',
): Promise<void> {
  const { deps, clock, staffId, colleagueId } = shop;
  const refund = await refundOf(deps.db, id);
  if (refund === undefined) return;
  const subject = subjectOfRefund({ id, ...refund });
  const [known] = await approvalsAbout(deps.db, 'refund', [subject], clock.at);
  if (known?.state === 'approved') return;
  const { approval } =
    known === undefined
      ? await prepareRefund(deps, { id, reason: 'Хүсэлтийн дагуу' }, staffOfTest(staffId))
      : { approval: known };
  const finisher = by === 'colleague' ? colleagueId : staffId;
  await approveRefund(deps, { approval: approval.id, version: approval.version, state }, staffOfTest(finisher));
}

export const approve = (at: number, by: Finisher, state: 'approved' | 'declined'): Deed =>
  onRefund(`${by} ${state === 'approved' ? 'approves' : 'declines'}`, at, (shop, id) =>
    approveTask(shop, id, by, state),
  );
