// Payments: customers pay at providers, which may or may not notify us; people enter what the bank's list says.
import { Refusal } from '@tokhi/contract/texts/refusals';
import { askAboutPayment, confirmByHand } from '../../../src/modules/payments/public.ts';
import { checkInvoice } from '../../../src/modules/payments/reconciliation/reconcile.ts';
import type { StoredInvoice } from '../provider-in-memory.ts';
import { allOf } from './all-of.ts';
import { choose, neverFails, poll } from './buying.ts';
import { unlessAway } from './queue.ts';
import { GATEWAYS, type GatewayName, type ModelShop } from './shop.ts';
import { type Deed, onOrder } from './step.ts';
import type { OrderOfWorld, World } from './world.ts';

export type Amount = 'right' | 'short' | 'over' | 'twice';
const DAY_MS = 86_400_000;
const LATE_MS = 30 * DAY_MS;

interface FoundInvoice {
  provider: GatewayName;
  invoice: StoredInvoice;
}

const invoicesOf = ({ shop }: World, { ordernumber }: OrderOfWorld): FoundInvoice[] =>
  GATEWAYS.flatMap((provider) =>
    shop.providers[provider].invoices
      .filter(({ asked }) => asked.description === ordernumber)
      .map((invoice) => ({ provider, invoice })),
  );

/**
 * A customer has seen it, or is asked on the phone; and the provider accepts money for it, superseded or not, because closing is no
 * protection. Only one without callbacks and lists is trusted to refuse an invoice superseded for longer than it is watched (record 139).
 */
async function mayBePaid(
  { providers, database, clock }: ModelShop,
  { provider, invoice }: FoundInvoice,
): Promise<boolean> {
  const { sheet } = providers[provider];
  if (invoice.isForgotten || (sheet.paysOnce && invoice.payments.length > 0)) return false;
  if (sheet.lists || sheet.pushes) return true;
  const kept = database.db.selectFrom('invoices').select('closed_at').where('provider_invoice_id', '=', invoice.id);
  const row = await kept.executeTakeFirst();
  if (row === undefined) return false;
  return sheet.calls || row.closed_at === null || clock.at.getTime() - row.closed_at.getTime() < 7 * DAY_MS;
}

export const pay = (which: number, at: number, how: Amount, isLate: boolean): Deed =>
  onOrder(`pay ${how}${isLate ? ' late' : ''} by invoice ${at}`, which, async (world, order) => {
    const { shop } = world;
    const invoices = invoicesOf(world, order);
    // The newest first: people pay what they see.
    const found = invoices.toReversed()[at % invoices.length];
    if (found === undefined || !(await mayBePaid(shop, found))) return;
    const provider = shop.providers[found.provider];
    const { amountTug, reference } = found.invoice.asked;
    const amounts = {
      right: [amountTug],
      short: [amountTug - 1],
      over: [amountTug + 1],
      twice: [amountTug, amountTug],
    };
    const receivedAt = new Date(shop.clock.at.getTime() + (isLate ? LATE_MS : 0));
    for (const amount of amounts[how].slice(0, provider.sheet.paysOnce ? 1 : 2)) {
      provider.pay(reference, { amountTug: amount, receivedAt });
    }
  });

/** The usual case: chooses, pays what the page shows, and the open page notices it. */
export const payAtOnce = (which: number, method: GatewayName): Deed => {
  const steps = [choose(which, method, 0), pay(which, 0, 'right', false), poll(which)];
  return onOrder(`pay at once by ${method}`, which, async (world) => {
    for (const step of steps) await step.act(world);
  });
};

/** The provider sends `times` callbacks at once, with what it knows of the invoice. */
async function sendCallbacks(
  { shop, providers }: ModelShop,
  { provider, invoice }: FoundInvoice,
  times: number,
): Promise<void> {
  if (!providers[provider].sheet.calls) return;
  const { pathname, search } = new URL(invoice.asked.callbackUrl);
  const payload = { orderNumber: invoice.asked.reference, id: invoice.id };
  const call = () => shop.app.inject({ method: 'POST', url: `${pathname}${search}`, payload });
  const answers = await allOf(Array.from({ length: times }, call));
  for (const { statusCode: status } of answers) {
    neverFails({ status });
    if (status !== 200) throw new Error(`a callback got ${status}`);
  }
}

export const callBack = (which: number, times: number): Deed =>
  onOrder(`callback × ${times}`, which, async (world, order) => {
    for (const found of invoicesOf(world, order)) await sendCallbacks(world.shop, found, times);
  });

/** Checks every invoice of the order `times` times at once. */
export const checkAll = (which: number, times: number): Deed =>
  onOrder(`check × ${times}`, which, async ({ shop }, order) => {
    const rows = shop.database.db.selectFrom('invoices').select('id').where('order_id', '=', order.id);
    for (const { id } of await rows.execute()) {
      await allOf(Array.from({ length: times }, () => unlessAway(checkInvoice(shop.deps, id))));
    }
  });

/** Sends a callback for every paid invoice of all providers. */
export async function sendAllCallbacks(shop: ModelShop): Promise<void> {
  for (const provider of GATEWAYS) {
    for (const invoice of shop.providers[provider].invoices) {
      if (invoice.payments.length > 0) await sendCallbacks(shop, { provider, invoice }, 1);
    }
  }
}

/** The amount of a transfer or a lender's payment, as part of the order's cost. */
export type Share = 'third' | 'half' | 'whole' | 'more';
export const SHARES: Readonly<Record<Share, (totalTug: number) => number>> = {
  third: (totalTug) => Math.floor(totalTug / 3),
  half: (totalTug) => Math.ceil(totalTug / 2),
  whole: (totalTug) => totalTug,
  more: (totalTug) => totalTug + 777,
};

export const confirm = (which: number, method: 'mobile' | 'KhanLending', share: Share): Deed =>
  onOrder(`${method} brings ${share}`, which, async (world, { id, ordernumber }) => {
    const { shop } = world;
    const order = shop.database.db.selectFrom('orders').select('total_tug').where('id', '=', id);
    const amountTug = SHARES[share]((await order.executeTakeFirstOrThrow()).total_tug);
    // A killed attempt may have entered the number before.
    const bankId = `${ordernumber}-${world.transfers.length}-${world.killed}-${share}`;
    const money = { orderNumber: ordernumber, method, amountTug, bankId, receivedAt: shop.clock.at, payer: null };
    world.attempts.add(bankId);
    await confirmByHand(shop.deps, money);
    world.transfers.push({ id: bankId, amountTug });
  });

/** Providers that have answered «unknown» for an invoice that they made. */
export const FORGETFUL = ['monpay', 'storepay', 'pocket', 'mcredit'] as const satisfies readonly GatewayName[];

/** The provider answers that it knows no such invoice; later it may know it again. */
export const disownInvoice = (which: number, at: number, isForgotten: boolean): Deed =>
  onOrder(`${isForgotten ? 'disown' : 'recognise'} invoice ${at}`, which, async (world, order) => {
    const invoices = invoicesOf(world, order).filter(({ provider }) => FORGETFUL.some((name) => name === provider));
    const found = invoices.toReversed()[at % invoices.length];
    if (found === undefined || found.invoice.isForgotten === isForgotten) return;
    found.invoice.isForgotten = isForgotten;
    world.forgotten += isForgotten ? 1 : 0;
  });

/**
 * Staff hear of a loan and enter it, before or after the provider's own callback; by the command, which asks the provider first, or
 * directly. If the provider reports it, it is the same money: only the provider's number is a payment.
 */
export const enterLoan = (which: number, method: 'mcredit' | 'pocket', asksFirst: boolean): Deed =>
  onOrder(`enter ${method} by hand${asksFirst ? '' : ' without asking'}`, which, async (world, { id, ordernumber }) => {
    const { shop } = world;
    if (asksFirst && (await askAboutPayment(shop.deps, ordernumber, method)) !== undefined) return;
    const { db } = shop.database;
    const { total_tug: amountTug } = await db
      .selectFrom('orders')
      .select('total_tug')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const bankId = `${ordernumber}-${method}-${world.attempts.size}-${world.killed}`;
    const counted = await db
      .selectFrom('invoices')
      .select((eb) => eb.fn.countAll<number>().filterWhere('callback_token_hash', 'is', null).as('by_hand'))
      .select((eb) => eb.fn.countAll<number>().as('all'))
      .where('order_id', '=', id)
      .where('provider', '=', method)
      .executeTakeFirstOrThrow();
    // A separate loan: no invoice of the provider reports it.
    const isOwn = counted.all === 0 || counted.by_hand > 0;
    if (isOwn) world.attempts.add(bankId);
    try {
      const money = { orderNumber: ordernumber, method, amountTug, bankId, receivedAt: shop.clock.at, payer: null };
      await confirmByHand(shop.deps, money);
      if (isOwn) world.transfers.push({ id: bankId, amountTug });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      world.refusedByHand += 1;
    }
  });

const inTurn = (name: string, which: number, steps: readonly Deed[]): Deed =>
  onOrder(name, which, async (world) => {
    for (const step of steps) await step.act(world);
  });

/** The provider does not know the invoice that it just made: by chance alone the two rarely coincide. */
export const chooseAndDisown = (which: number, method: (typeof FORGETFUL)[number]): Deed =>
  inTurn(`choose ${method}, which disowns it,`, which, [choose(which, method, 0), disownInvoice(which, 0, true)]);

/** The customer takes the loan, and staff enter it before the provider's callback. */
export const payAndEnter = (which: number, method: 'mcredit' | 'pocket', asksFirst: boolean): Deed =>
  inTurn(`pay by ${method}, which staff enter${asksFirst ? '' : ' without asking'},`, which, [
    choose(which, method, 0),
    pay(which, 0, 'right', false),
    enterLoan(which, method, asksFirst),
  ]);
