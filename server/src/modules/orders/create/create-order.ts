import { randomUUID } from 'node:crypto';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { Refusal, refuse } from '@tokhi/contract/texts/refusals';
import { ulaanbaatarMidnight } from '@tokhi/rules/delivery/calendar';
import { expiresAt, payBy } from '@tokhi/rules/order/order-expiry';
import { orderSource } from '@tokhi/rules/order/order-source';
import { orderTotal } from '@tokhi/rules/order/order-total';
import { STORE_HOURS } from '@tokhi/rules/payment/working-hours';
import type { Customer } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { lockCustomerForOrder, rememberAddress } from '../../accounts/public.ts';
import { bonusBalance } from '../../bonus/public.ts';
import { takeOrderedOut } from '../../cart/public.ts';
import { codeGoodAt, presentFigures, reserveCode } from '../../checkout/public.ts';
import { checkoutSettings, districts, pickupPlaces } from '../../settings/public.ts';
import { reserveStock } from '../../stock/public.ts';
import { closeInvoices } from '../close-invoices.ts';
import { dryRun } from '../dry-run.ts';
import { notifyNewOrder } from '../expiry/notify-new-order.ts';
import { orderIdNamed } from '../find-order.queries.ts';
import type { InvoicesPort } from '../invoices-port.ts';
import { nameOrganisation } from '../paper/name-organisation.job.ts';
import { writeHistory } from '../status.queries.ts';
import { compareFigures } from './compare-figures.ts';
import { endReplaced } from './end-replaced.ts';
import { insertNumbered } from './insert-numbered.ts';
import { insertLines, orderByKey, unpaidStanding } from './new-order.queries.ts';
import { lineColumns, shippingColumns, termColumns } from './new-order-rows.ts';
import type { OrderNumbers } from './order-numbers.ts';
import { loadOf, orderedGoods } from './ordered-goods.ts';
import { refuseTooMany, refuseTooMuch } from './refuse-too-many.ts';
import { type DeliveryMethod, resolveDestination } from './resolve-destination.ts';

type Body = CallBody<Calls['createOrder']>;

export interface CreateDeps {
  db: Db;
  now: () => Date;
  invoices: InvoicesPort;
  numbersOf: OrderNumbers;
}

/** One transaction: the order with all that it holds, or nothing (spec §4 Checkout flow). */
export async function createOrder(
  { db, now, invoices, numbersOf }: CreateDeps,
  body: Body,
  caller: Customer,
): Promise<CallReply<Calls['createOrder']>> {
  const replaced = body.replaces == null ? undefined : await orderIdNamed(db, caller.customerId, body.replaces);
  if (replaced !== undefined) {
    await dryRun(db, invoices, (tx, by) => makeOrder(tx, { invoices: by, numbersOf }, body, caller, now())).catch(
      (error: unknown) => {
        // The same press again: its answer is kept.
        if (!(error instanceof Refusal && error.code === 'key_reused')) throw error;
      },
    );
    await closeInvoices(invoices, replaced);
  }
  return withIdempotency(db, caller, async (tx) => ({
    result: 'success',
    ordernumber: await makeOrder(tx, { invoices, numbersOf }, body, caller, now()),
  }));
}

async function makeOrder(
  tx: Tx,
  { invoices, numbersOf }: Pick<CreateDeps, 'invoices' | 'numbersOf'>,
  body: Body,
  { customerId, idempotency }: Customer,
  now: Date,
): Promise<string> {
  const key = idempotency?.key ?? randomUUID();
  // First of all: of a crowd for the last pieces most are told after this one look, and hold up nobody. What a replaced order
  // holds is free only after its end.
  const seen = body.replaces == null ? await orderedGoods(tx, body.cart.product, now) : null;
  await lockCustomerForOrder(tx, customerId);
  const before = await orderByKey(tx, customerId, key);
  if (before !== undefined) throw refuse('key_reused', { ordernumber: before.order_number });

  const settings = await checkoutSettings(tx);
  const places = { districts: await districts(tx), pickup: await pickupPlaces(tx) };
  const { delivery, destination } = resolveDestination(body.shipping, places);
  if (body.replaces != null) {
    await endReplaced(tx, customerId, body.replaces, { ordered: body.cart.product, invoices }, now);
  }
  const today = { since: ulaanbaatarMidnight(now), countTo: settings.ordersADay };
  const standing = await unpaidStanding(tx, customerId, today);
  await refuseTooMany(tx, standing, settings);

  const lines = seen ?? (await orderedGoods(tx, body.cart.product, now));
  await refuseTooMuch(tx, standing, lines, settings);
  const code = body.coupon == null ? null : ((await codeGoodAt(tx, body.coupon, now)) ?? null);
  if (body.coupon != null && code === null) throw refuse('coupon_invalid');
  const load = loadOf(lines);
  const isDelivered = delivery.kind === 'delivery';
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
  const { id, orderNumber } = await insertNumbered(tx, numbersOf, {
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
    ...shippingColumns(body.shipping, delivery),
  });
  await insertLines(
    tx,
    lines.map((line, index) => lineColumns(line, index, id)),
  );
  await writeHistory(tx, { orderId: id, from: null, to: 'pending', by: 'customer', staffId: null, note: null }, now);
  await rememberDelivery(tx, customerId, body.shipping, delivery, now);
  if (!body.shipping.user.personal) await nameOrganisation(tx, id);
  await notifyNewOrder(
    tx,
    { id, customerId, orderNumber, totalTug: total.totalTug, terms: total.amounts, createdAt: now, ...ends },
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
  if (code !== null) await reserveCode(tx, id, code.id, now);
  return orderNumber;
}

async function rememberDelivery(
  tx: Tx,
  customerId: number,
  { user, lat, long, w3w }: Body['shipping'],
  delivery: DeliveryMethod,
  now: Date,
): Promise<void> {
  if (delivery.kind === 'pickup') return;
  const hasPin = lat != null && long != null;
  await rememberAddress(
    tx,
    customerId,
    {
      name: user.name,
      phone: user.phone,
      phone2: user.phone2 ?? null,
      email: user.email,
      districtId: delivery.districtId,
      khoroo: delivery.khoroo,
      address: delivery.address,
      latitude: hasPin ? lat : null,
      longitude: hasPin ? long : null,
      threeWords: w3w ?? null,
    },
    now,
  );
}
