import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { OrderStatus } from '@tokhi/rules/order/order-status';
import type { Db } from '../../../db/database.ts';
import { methodOf, parseCheckout, presentDistrict, presentLender } from '../../settings/public.ts';
import type { InvoicesPort } from '../invoices-port.ts';
import { paperOfOrder } from '../paper/paper-of-order.ts';
import { explainedTerms } from './explain-order.ts';
import { presentLine, presentOrder } from './order.present.ts';
import { type ShownRow, shownOrder } from './shown-orders.queries.ts';

/** A line with the fields that refunds need. */
interface RefundableLine {
  position: number;
  code: string;
  name: string;
  quantity: number;
}

/** The port that payments also implement: what of an order may be refunded, and what was. */
export type RefundsOfOrder = (
  db: Db,
  order: { id: number; status: OrderStatus; lines: readonly RefundableLine[] },
) => Promise<Pick<CallReply<Calls['showOrder']>, 'refundable' | 'refunds'>>;

export interface ShowDeps {
  db: Db;
  now: () => Date;
  invoices: InvoicesPort;
  /** The shop's address, for links on paper. */
  origin: string;
  refundsOf: RefundsOfOrder;
}

/** The customer's order by number, id or invoice; somebody else's order counts as missing (decision 19). */
export async function ownOrder({ db, invoices }: ShowDeps, reference: string, customerId: number): Promise<ShownRow> {
  const byInvoice = async () => {
    const orderId = await invoices.orderOf(db, reference);
    return orderId === undefined ? undefined : shownOrder(db, customerId, String(orderId));
  };
  const row = (await shownOrder(db, customerId, reference)) ?? (await byInvoice());
  if (row === undefined) throw refuse('order_not_found');
  return row;
}

export async function presentWhole({ db, now, invoices }: ShowDeps, row: ShownRow) {
  const invoice = await invoices.shownOf(db, row.id);
  const lenders = row.lenders
    .map(presentLender)
    .filter(({ method }) => row.lender_code !== null && method === methodOf(row.lender_code));
  const district = row.district && presentDistrict(row.district);
  const { deliveryFees: fees } = parseCheckout(row.checkout);
  const pieces = row.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const terms = explainedTerms(row, { district, lenders, fees, codeKind: row.code_kind, pieces });
  return { lines: row.lines.map(presentLine), order: presentOrder(row, { invoice, terms }, now()) };
}

export async function showOrder(
  deps: ShowDeps,
  reference: string,
  customerId: number,
): Promise<CallReply<Calls['showOrder']>> {
  const row = await ownOrder(deps, reference, customerId);
  const [{ lines, order }, refunds, paper] = await Promise.all([
    presentWhole(deps, row),
    // The table's CHECK allows only these statuses.
    deps.refundsOf(deps.db, { id: row.id, status: row.status as OrderStatus, lines: row.lines }),
    paperOfOrder(deps, row),
  ]);
  return { result: 'success', product: lines, order, ...refunds, paper };
}
