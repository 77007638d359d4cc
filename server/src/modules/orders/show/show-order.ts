import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { OrderStatus } from '@tokhi/rules/order/order-status';
import type { Db } from '../../../db/database.ts';
import { kindOfCode } from '../../checkout/public.ts';
import { districts, lenders, methodOf, promisedPlaces } from '../../settings/public.ts';
import { orderIdNamed } from '../find-order.queries.ts';
import type { InvoicesPort } from '../invoices-port.ts';
import { paperOfOrder } from '../paper/paper-of-order.ts';
import { explainedTerms } from './explain-order.ts';
import { presentLine, presentOrder } from './order.present.ts';
import { linesOf, measuredSteps, wholeOrder } from './shown-orders.queries.ts';

/** The port that payments fill, too: what may be asked back of an order, and what was. */
type RefundsOfOrder = (
  db: Db,
  order: { id: number; status: OrderStatus },
) => Promise<Pick<CallReply<Calls['showOrder']>, 'refundable' | 'refunds'>>;

export interface ShowDeps {
  db: Db;
  now: () => Date;
  invoices: InvoicesPort;
  /** Where the shop stands, for what leads back to it from paper. */
  origin: string;
  refundsOf: RefundsOfOrder;
}

/** The customer's order by number, id or invoice; a stranger's answers like none (decision 19). */
export async function ownOrder({ db, invoices }: ShowDeps, reference: string, customerId: number) {
  const byInvoice = async () => {
    const orderId = await invoices.orderOf(db, reference);
    return orderId === undefined ? undefined : orderIdNamed(db, customerId, String(orderId));
  };
  const id = (await orderIdNamed(db, customerId, reference)) ?? (await byInvoice());
  if (id === undefined) throw refuse('order_not_found');
  return wholeOrder(db, id);
}

export async function presentWhole({ db, now, invoices }: ShowDeps, row: Awaited<ReturnType<typeof wholeOrder>>) {
  const [lines, measured, where, places, invoice, offered, codeKind] = await Promise.all([
    linesOf(db, row.id),
    measuredSteps(db),
    districts(db),
    promisedPlaces(db),
    invoices.shownOf(db, row.id),
    row.lending_fee_tug === 0 ? [] : lenders(db),
    row.code_tug === 0 ? null : kindOfCode(db, row.id),
  ]);
  const lenderOf = offered.filter(({ method }) => row.lender_code !== null && method === methodOf(row.lender_code));
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const terms = explainedTerms(row, { districts: where, lenders: lenderOf, codeKind, pieces });
  const context = { measured, districts: where, places, invoice, terms };
  return { lines: lines.map(presentLine), order: presentOrder(row, context, now()) };
}

export async function showOrder(
  deps: ShowDeps,
  reference: string,
  customerId: number,
): Promise<CallReply<Calls['showOrder']>> {
  const row = await ownOrder(deps, reference, customerId);
  const [{ lines, order }, refunds, paper] = await Promise.all([
    presentWhole(deps, row),
    // The status is a word of the table's own check.
    deps.refundsOf(deps.db, { id: row.id, status: row.status as OrderStatus }),
    paperOfOrder(deps, row),
  ]);
  return { result: 'success', product: lines, order, ...refunds, paper };
}
