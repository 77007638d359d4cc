import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { refuse } from '@tokhi/contract/texts/refusals';
import { usableBonus } from '@tokhi/rules/money/usable-bonus';
import { isOverdue } from '@tokhi/rules/order/order-expiry';
import { lendingFee } from '@tokhi/rules/payment/lending-fee';
import { isLent } from '@tokhi/rules/payment/payment-methods';
import { bonusBalance } from '../../bonus/public.ts';
import { reservedCode } from '../../checkout/public.ts';
import { parseBankAccounts } from '../../settings/public.ts';
import { netSumOf } from './net-sum.ts';
import { warehouseOf } from './order.present.ts';
import { ownOrder, presentWhole, type ShowDeps } from './show-order.ts';
import type { WholeRow } from './shown-orders.queries.ts';

/** An unpaid order for the payment page: its cost with each lender, the usable bonus, and the form as it was sent. */
export async function showIncompleteOrder(
  deps: ShowDeps,
  reference: string,
  customerId: number,
): Promise<CallReply<Calls['getIncompleteOrder']>> {
  const { db, now, invoices } = deps;
  const row = await ownOrder(deps, reference, customerId);
  if (row.status === 'expired' || (row.status === 'pending' && isOverdue(row.expires_at, now()))) {
    throw refuse('order_expired', { ordernumber: row.order_number });
  }
  if (row.status !== 'pending') throw refuse('order_already_paid', { ordernumber: row.order_number });
  const { accounts } = parseBankAccounts(row.bank_accounts);
  const [{ lines, order }, free, offered, code] = await Promise.all([
    presentWhole(deps, row),
    bonusBalance(db, customerId),
    invoices.methods(db),
    reservedCode(db, row.id),
  ]);
  // The customer may choose again the points that the order already reserves.
  const balance = free + row.used_bonus_tug;
  const methods = offered.map((method) => ({ ...method, fee: lendingFee(netSumOf(row), method.perMille) }));
  return {
    result: 'success',
    products: lines,
    order,
    bonus: balance,
    bonusLimit: usableBonus({
      balance,
      subtotalTug: row.subtotal_tug,
      saleTug: row.sale_tug,
      codeTug: row.code_tug,
    }),
    lend: methods.flatMap(({ type, fee, on }) => (on && isLent(type) ? [{ type, fee }] : [])),
    methods,
    accounts,
    shipping: sentForm(row, code?.code ?? null),
  };
}

const sentForm = (row: WholeRow, coupon: string | null) => ({
  warehouse: warehouseOf(row),
  user: {
    personal: row.customer_kind === 'individual',
    name: row.contact_name,
    phone: row.contact_phone,
    phone2: row.contact_phone_2,
    email: row.contact_email,
    register: row.register_number,
    district: row.district_id,
    khoroo: row.khoroo,
    more: row.address,
  },
  w3w: row.three_words,
  lat: row.latitude === null ? null : Number(row.latitude),
  long: row.longitude === null ? null : Number(row.longitude),
  assemblecount: row.assembly_count,
  mowcount: row.fixing_count,
  vat: row.wants_vat_receipt,
  coupon,
  consumer: row.consumer_number,
});
