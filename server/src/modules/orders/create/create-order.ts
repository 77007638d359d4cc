import { randomUUID } from 'node:crypto';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { Refusal, refuse } from '@tokhi/contract/texts/refusals';
import { expiresAt, payBy } from '@tokhi/rules/order/order-expiry';
import { orderSource } from '@tokhi/rules/order/order-source';
import { orderTotal } from '@tokhi/rules/order/order-total';
import { STORE_HOURS } from '@tokhi/rules/payment/working-hours';
import type { Customer } from '../../../callers/caller.ts';
import { once } from '../../../callers/once.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { holdBuyer, rememberAddress } from '../../accounts/public.ts';
import { bonusBalance } from '../../bonus/public.ts';
import { takeOrderedOut } from '../../cart/public.ts';
import { codeGoodAt, holdCode, presentFigures } from '../../checkout/public.ts';
import { checkoutSettings, districts, pickupPlaces } from '../../settings/public.ts';
import { reserveStock } from '../../stock/public.ts';
import type { Bills } from '../bills.ts';
import { tellOfOrder } from '../expiry/tell-of-order.ts';
import { orderIdNamed } from '../find-order.queries.ts';
import { rehearse } from '../rehearse.ts';
import { settleBills } from '../settle-bills.ts';
import { writeHistory } from '../status.queries.ts';
import { compareFigures } from './compare-figures.ts';
import { endReplaced } from './end-replaced.ts';
import { insertNumbered } from './insert-numbered.ts';
import { insertLines, orderByKey, unpaidOrders } from './new-order.queries.ts';
import { lineColumns, shippingColumns, termColumns } from './new-order-rows.ts';
import { loadOf, orderedGoods } from './ordered-goods.ts';
import { type Way, whereItGoes } from './where-it-goes.ts';

type Body = CallBody<Calls['createOrder']>;

interface CreateParts {
  db: Db;
  now: () => Date;
  bills: Bills;
}

/** One transaction: the order with all that it holds, or nothing (spec §4 Checkout flow). */
export async function createOrder(
  { db, now, bills }: CreateParts,
  body: Body,
  caller: Customer,
): Promise<CallReply<Calls['createOrder']>> {
  const replaced = body.replaces == null ? undefined : await orderIdNamed(db, caller.customerId, body.replaces);
  if (replaced !== undefined) {
    await rehearse(db, bills, (tx, by) => makeOrder(tx, by, body, caller, now())).catch((error: unknown) => {
      // The same press again: its answer is kept.
      if (!(error instanceof Refusal && error.code === 'key_reused')) throw error;
    });
    await settleBills(bills, replaced);
  }
  return once(db, caller, async (tx) => ({
    result: 'success',
    ordernumber: await makeOrder(tx, bills, body, caller, now()),
  }));
}

async function makeOrder(
  tx: Tx,
  bills: Bills,
  body: Body,
  { customerId, idempotency }: Customer,
  now: Date,
): Promise<string> {
  const key = idempotency?.key ?? randomUUID();
  // First of all: of a crowd for the last pieces most are told after this one look, and hold up nobody. What a replaced order
  // holds is free only after its end.
  const seen = body.replaces == null ? await orderedGoods(tx, body.cart.product, now) : null;
  await holdBuyer(tx, customerId);
  const before = await orderByKey(tx, customerId, key);
  if (before !== undefined) throw refuse('key_reused', { ordernumber: before.order_number });

  const settings = await checkoutSettings(tx);
  const places = { districts: await districts(tx), pickup: await pickupPlaces(tx) };
  const { way, destination } = whereItGoes(body.shipping, places);
  if (body.replaces != null) {
    await endReplaced(tx, customerId, body.replaces, { ordered: body.cart.product, bills }, now);
  }
  await refuseTooMany(tx, customerId, settings.unpaidOrders);

  const lines = seen ?? (await orderedGoods(tx, body.cart.product, now));
  const code = body.coupon == null ? null : ((await codeGoodAt(tx, body.coupon, now)) ?? null);
  if (body.coupon != null && code === null) throw refuse('coupon_invalid');
  const load = loadOf(lines);
  const isDelivered = way.kind === 'delivery';
  const counts = {
    assemblyCount: isDelivered ? body.cart.assemblecount : 0,
    fixingCount: isDelivered ? body.cart.mowcount : 0,
  };
  const vatTicked = body.cart.NOAT > 0;
  const total = orderTotal({
    lines,
    code: code && { kind: code.kind as 'voucher' | 'coupon', amountTug: code.amount_tug },
    tariff: settings.tariff,
    destination,
    load,
    ...counts,
    vatTicked,
    lender: null,
    bonusBalance: await bonusBalance(tx, customerId),
    usedBonus: 0,
  });
  compareFigures(body, presentFigures(total, lines));

  // No method of payment is chosen yet, so that nobody's working hours count (decision 44).
  const ends = {
    pay_by: payBy(now, null, settings.hoursToPay),
    expires_at: expiresAt(now, null, settings.hoursToPay, STORE_HOURS),
  };
  const { id, orderNumber } = await insertNumbered(tx, {
    customer_id: customerId,
    idempotency_key: key,
    ...termColumns(total),
    created_at: now,
    ...ends,
    source: orderSource(lines),
    weight_grams: load.weightGrams,
    volume_ml: load.volumeMl,
    package_count: load.packageCount,
    assembly_count: counts.assemblyCount,
    fixing_count: counts.fixingCount,
    wants_vat_receipt: vatTicked,
    ...shippingColumns(body.shipping, way),
  });
  await insertLines(
    tx,
    lines.map((line, index) => lineColumns(line, index, id)),
  );
  await writeHistory(tx, { orderId: id, from: null, to: 'pending', by: 'customer', staffId: null, note: null }, now);
  await rememberWay(tx, customerId, body.shipping, way, now);
  await tellOfOrder(
    tx,
    { id, customerId, orderNumber, totalTug: total.totalTug, createdAt: now, ...ends },
    body.shipping.user,
    lines,
  );
  // The cart before the stock: whoever puts something into a cart locks them in this order, too.
  const productIds = lines.map((line) => line.id);
  await takeOrderedOut(tx, customerId, productIds);
  // Nearly last: these rows are everybody's, and are held until the commit.
  const pieces = lines.map((line) => ({ productId: line.id, quantity: line.quantity }));
  const missing = await reserveStock(tx, id, pieces, now);
  if (missing.length > 0) {
    const codeOf = new Map(lines.map((line) => [line.id, line.code]));
    const remains = missing.map(({ productId, remain }) => [codeOf.get(productId) ?? '', remain] as const);
    throw refuse('insufficient_stock', Object.fromEntries(remains));
  }
  if (code !== null) await holdCode(tx, id, code.id, now);
  return orderNumber;
}

/** Decision 43: counted under the customer's lock, and the refusal names the one that ends first. */
async function refuseTooMany(tx: Tx, customerId: number, most: number): Promise<void> {
  const unpaid = await unpaidOrders(tx, customerId);
  const [first] = unpaid;
  if (first !== undefined && unpaid.length >= most) {
    throw refuse('too_many_unpaid_orders', { ordernumber: first.order_number });
  }
}

async function rememberWay(
  tx: Tx,
  customerId: number,
  { user, lat, long, w3w }: Body['shipping'],
  way: Way,
  now: Date,
): Promise<void> {
  if (way.kind === 'pickup') return;
  const hasPin = lat != null && long != null;
  await rememberAddress(
    tx,
    customerId,
    {
      name: user.name,
      phone: user.phone,
      phone2: user.phone2 ?? null,
      email: user.email,
      districtId: way.districtId,
      khoroo: way.khoroo,
      address: way.address,
      latitude: hasPin ? lat : null,
      longitude: hasPin ? long : null,
      threeWords: w3w ?? null,
    },
    now,
  );
}
