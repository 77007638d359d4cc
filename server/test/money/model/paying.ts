// Money on its way: customers pay at providers, who tell us or do not; people enter what the bank's list says.
import { confirmByHand } from '../../../src/modules/payments/public.ts';
import { checkInvoice } from '../../../src/modules/payments/reconcile.ts';
import type { KeptBill } from '../provider-in-memory.ts';
import { allOf } from './all-of.ts';
import { choose, neverFails, poll } from './buying.ts';
import { unlessAway } from './queue.ts';
import { GATEWAYS, type GatewayName, type ModelShop } from './shop.ts';
import { type Deed, onOrder } from './step.ts';
import type { OrderOfWorld, World } from './world.ts';

export type Amount = 'right' | 'short' | 'over' | 'twice';
const DAY_MS = 86_400_000;
const LATE_MS = 30 * DAY_MS;

interface FoundBill {
  provider: GatewayName;
  bill: KeptBill;
}

const billsOf = ({ shop }: World, { ordernumber }: OrderOfWorld): FoundBill[] =>
  GATEWAYS.flatMap((provider) =>
    shop.providers[provider].bills
      .filter(({ asked }) => asked.description === ordernumber)
      .map((bill) => ({ provider, bill })),
  );

/**
 * Somebody has seen it, or is asked on his phone; and the provider takes money for it: given up or not, for nobody's closing protects.
 * Only who neither calls nor lists is believed to take none for a bill that was given up for longer than it is watched (record 136).
 */
async function mayBePaid({ providers, database, clock }: ModelShop, { provider, bill }: FoundBill): Promise<boolean> {
  const { sheet } = providers[provider];
  if (sheet.paysOnce && bill.payments.length > 0) return false;
  if (sheet.lists || sheet.pushes) return true;
  const kept = database.db.selectFrom('invoices').select('closed_at').where('provider_invoice_id', '=', bill.id);
  const row = await kept.executeTakeFirst();
  if (row === undefined) return false;
  return sheet.calls || row.closed_at === null || clock.at.getTime() - row.closed_at.getTime() < DAY_MS;
}

export const pay = (which: number, at: number, how: Amount, isLate: boolean): Deed =>
  onOrder(`pay ${how}${isLate ? ' late' : ''} by bill ${at}`, which, async (world, order) => {
    const { shop } = world;
    const bills = billsOf(world, order);
    // The newest first: people pay what they see.
    const found = bills.toReversed()[at % bills.length];
    if (found === undefined || !(await mayBePaid(shop, found))) return;
    const provider = shop.providers[found.provider];
    const { amountTug, reference } = found.bill.asked;
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

/** As most do: chooses, pays what he sees, and the page that is open notices it. */
export const payAtOnce = (which: number, method: GatewayName): Deed => {
  const steps = [choose(which, method, 0), pay(which, 0, 'right', false), poll(which)];
  return onOrder(`pay at once by ${method}`, which, async (world) => {
    for (const step of steps) await step.act(world);
  });
};

/** The provider calls so often, at once; with what he knows of the bill. */
async function tell({ shop, providers }: ModelShop, { provider, bill }: FoundBill, times: number): Promise<void> {
  if (!providers[provider].sheet.calls) return;
  const { pathname, search } = new URL(bill.asked.callbackUrl);
  const payload = { orderNumber: bill.asked.reference, id: bill.id };
  const call = () => shop.app.inject({ method: 'POST', url: `${pathname}${search}`, payload });
  const answers = await allOf(Array.from({ length: times }, call));
  for (const { statusCode: status } of answers) {
    neverFails({ status });
    if (status !== 200) throw new Error(`a callback got ${status}`);
  }
}

export const callBack = (which: number, times: number): Deed =>
  onOrder(`callback × ${times}`, which, async (world, order) => {
    for (const found of billsOf(world, order)) await tell(world.shop, found, times);
  });

/** Every bill of the order is asked about by so many at once. */
export const checkAll = (which: number, times: number): Deed =>
  onOrder(`check × ${times}`, which, async ({ shop }, order) => {
    const rows = shop.database.db.selectFrom('invoices').select('id').where('order_id', '=', order.id);
    for (const { id } of await rows.execute()) {
      await allOf(Array.from({ length: times }, () => unlessAway(checkInvoice(shop.parts, id))));
    }
  });

/** All payments that providers have, each repeated until it is heard. */
export async function tellAll(shop: ModelShop): Promise<void> {
  for (const provider of GATEWAYS) {
    for (const bill of shop.providers[provider].bills) {
      if (bill.payments.length > 0) await tell(shop, { provider, bill }, 1);
    }
  }
}

/** What somebody transfers or a lender pays, as part of what the order costs. */
export type Share = 'third' | 'half' | 'whole' | 'more';
const PARTS: Readonly<Record<Share, (totalTug: number) => number>> = {
  third: (totalTug) => Math.floor(totalTug / 3),
  half: (totalTug) => Math.ceil(totalTug / 2),
  whole: (totalTug) => totalTug,
  more: (totalTug) => totalTug + 777,
};

export const confirm = (which: number, method: 'mobile' | 'KhanLending', share: Share): Deed =>
  onOrder(`${method} brings ${share}`, which, async (world, { id, ordernumber }) => {
    const { shop } = world;
    const order = shop.database.db.selectFrom('orders').select('total_tug').where('id', '=', id);
    const amountTug = PARTS[share]((await order.executeTakeFirstOrThrow()).total_tug);
    // One that was killed over it may have entered the number before.
    const bankId = `${ordernumber}-${world.transfers.length}-${world.killed}-${share}`;
    const money = { orderNumber: ordernumber, method, amountTug, bankId, receivedAt: shop.clock.at, payer: null };
    await confirmByHand(shop.parts, money);
    world.transfers.push({ id: bankId, amountTug });
  });
