import { randomUUID } from 'node:crypto';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { Refusal, refuse } from '@tokhi/contract/texts/refusals';
import { ulaanbaatarMidnight } from '@tokhi/rules/delivery/calendar';
import { expiresAt, payBy } from '@tokhi/rules/order/order-expiry';
import { orderSource } from '@tokhi/rules/order/order-source';
import { linkEnds } from '@tokhi/rules/order/tracking-link';
import { STORE_HOURS } from '@tokhi/rules/payment/working-hours';
import type { Customer } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { addressRemembered, hashOf, lockCustomerForOrder, newSecret } from '../../accounts/public.ts';
import { cartRaised, takeOrderedOut } from '../../cart/public.ts';
import { presentFigures, reserveCode } from '../../checkout/public.ts';
import { reserveStock } from '../../stock/public.ts';
import { closeInvoices } from '../close-invoices.ts';
import { dryRun } from '../dry-run.ts';
import { notifyNewOrder } from '../expiry/notify-new-order.ts';
import { orderIdNamed } from '../find-order.queries.ts';
import type { InvoicesPort } from '../invoices-port.ts';
import { compareFigures } from './compare-figures.ts';
import { endReplaced } from './end-replaced.ts';
import { insertNumbered } from './insert-numbered.ts';
import { unpaidStanding } from './new-order.queries.ts';
import { lineColumns, shippingColumns, termColumns, usedAddress } from './new-order-rows.ts';
import type { OrderNumbers } from './order-numbers.ts';
import { orderedGoods } from './ordered-goods.ts';
import { priceNewOrder } from './price-new-order.ts';
import { readOrderFacts } from './read-order-facts.ts';
import { refuseTooMany, refuseTooMuch } from './refuse-too-many.ts';
import { resolveDestination } from './resolve-destination.ts';

type Body = CallBody<Calls['createOrder']>;

export interface CreateDeps {
  db: Db;
  now: () => Date;
  invoices: InvoicesPort;
  numbersOf: OrderNumbers;
}

/** One transaction: the order with everything it reserves, or nothing (spec §4 Checkout flow). */
export async function createOrder(
  { db, now, invoices, numbersOf }: CreateDeps,
  body: Body,
  caller: Customer,
): Promise<CallReply<Calls['createOrder']>> {
  const orderer = { customerId: caller.customerId, key: caller.idempotency?.key ?? randomUUID(), placedBy: null };
  const replaced = body.replaces == null ? undefined : await orderIdNamed(db, caller.customerId, body.replaces);
  if (replaced !== undefined) {
    await dryRun(db, invoices, (tx, by) => makeOrder(tx, { invoices: by, numbersOf }, body, orderer, now())).catch(
      (error: unknown) => {
        // A repeated request: the reply of the first one is kept.
        if (!(error instanceof Refusal && error.code === 'key_reused')) throw error;
      },
    );
    await closeInvoices(invoices, replaced);
  }
  return withIdempotency(db, caller, async (tx) => ({
    result: 'success',
    ordernumber: (await makeOrder(tx, { invoices, numbersOf }, body, orderer, now())).orderNumber,
  }));
}

interface Orderer {
  customerId: number;
  /** Only one order is made with this key. */
  key: string;
  /** The staff member who makes it for the customer; then the customer's own cart stays as it is. */
  placedBy: number | null;
}

/** Makes the order in a transaction of the caller, which has not locked anything yet. */
export async function makeOrder(
  tx: Tx,
  { invoices, numbersOf }: Pick<CreateDeps, 'invoices' | 'numbersOf'>,
  body: Body,
  { customerId, key, placedBy }: Orderer,
  now: Date,
): Promise<{ orderNumber: string; totalTug: number }> {
  // First of all: when many want the last pieces, this read refuses most of them without a lock. The stock of a replaced order is free only
  // after that order has ended.
  let facts = await readOrderFacts(tx, body, now);
  const seen = body.replaces == null ? orderedGoods(facts.goods, body.cart.product) : null;
  await lockCustomerForOrder(tx, customerId);
  const { settings } = facts;
  const today = { since: ulaanbaatarMidnight(now), countTo: settings.ordersADay, key };
  let standing = await unpaidStanding(tx, customerId, today);
  if (standing.numberByKey !== null) throw refuse('key_reused', { ordernumber: standing.numberByKey });

  const { delivery, destination } = resolveDestination(body.shipping, facts);
  if (body.replaces != null) {
    await endReplaced(tx, customerId, body.replaces, { ordered: body.cart.product, invoices }, now);
    facts = await readOrderFacts(tx, body, now);
    standing = await unpaidStanding(tx, customerId, today);
  }
  await refuseTooMany(tx, standing, settings);

  const lines = seen ?? orderedGoods(facts.goods, body.cart.product);
  await refuseTooMuch(tx, standing, lines, settings);
  const { code } = facts;
  if (body.coupon != null && code === null) throw refuse('coupon_invalid');
  const vatTicked = body.cart.NOAT > 0;
  const { total, load, counts } = priceNewOrder({
    ...{ lines, facts, destination, vatTicked, bonusBalance: standing.bonusBalance },
    ...{ assemblyCount: body.cart.assemblecount, fixingCount: body.cart.mowcount },
  });
  compareFigures(body, presentFigures(total, lines));

  // No payment method is chosen yet, so that working hours do not count (decision 44).
  const ends = {
    pay_by: payBy(now, null, settings.hoursToPay),
    expires_at: expiresAt(now, null, settings.hoursToPay, STORE_HOURS),
  };
  const token = newSecret();
  const address = usedAddress(body.shipping, delivery);
  const { id, orderNumber } = await insertNumbered(tx, numbersOf, standing.sequence, {
    order: {
      customer_id: customerId,
      idempotency_key: key,
      ...termColumns(total),
      created_at: now,
      ...ends,
      placed_by: placedBy,
      source: orderSource(lines),
      weight_grams: load.weightGrams,
      volume_ml: load.volumeMl,
      package_count: load.packageCount,
      assembly_count: counts.assemblyCount,
      fixing_count: counts.fixingCount,
      wants_vat_receipt: vatTicked,
      ...shippingColumns(body.shipping, delivery),
    },
    lines: lines.map(lineColumns),
    link: { hash: hashOf(token), now, until: linkEnds(now) },
    beside: [
      ...(placedBy === null ? [cartRaised(customerId)] : []),
      ...(address === null ? [] : [addressRemembered(customerId, address, now)]),
    ],
    placedBy,
  });
  await notifyNewOrder(
    tx,
    {
      id,
      customerId,
      orderNumber,
      totalTug: total.totalTug,
      terms: total.amounts,
      createdAt: now,
      ...ends,
      token,
      isOfOrganisation: !body.shipping.user.personal,
      isByPhone: placedBy !== null,
    },
    body.shipping.user,
    lines,
  );
  // The cart before the stock: adding to a cart locks them in this order too.
  const productIds = lines.map((line) => line.id);
  if (placedBy === null) await takeOrderedOut(tx, customerId, productIds);
  // Nearly last: all orders share these rows, and they stay locked until the commit.
  const pieces = lines.map((line) => ({ productId: line.id, quantity: line.quantity }));
  const missing = await reserveStock(tx, id, pieces, now);
  if (missing.length > 0) {
    const codeOf = new Map(lines.map((line) => [line.id, line.code]));
    const remains = missing.map(({ productId, remain }) => [codeOf.get(productId) ?? '', remain] as const);
    throw refuse('insufficient_stock', Object.fromEntries(remains));
  }
  if (code !== null) await reserveCode(tx, id, code.id, now);
  return { orderNumber, totalTug: total.totalTug };
}
