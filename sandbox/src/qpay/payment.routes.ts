import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import type { Till } from '../bank/till.ts';
import { checkedRow, failure, listedRow, paymentOnWire, type QPayFacts, statusOf, wrongField } from './wire.ts';

interface Deps {
  at: string;
  till: Till<QPayFacts>;
  reads: RouteShorthandOptions;
  writes: RouteShorthandOptions;
}

interface AskedList {
  object_type?: string;
  object_id?: string;
  start_date?: string;
  end_date?: string;
  offset?: { page_number?: number; page_limit?: number };
}

const MOST_ROWS = 1_000;
const TOO_FEW_ROWS = { field: 'page_limit', type: 'MIN_NUMBER', message: 'Number min value [1]!' };

/** QPay's payments: whether an invoice is paid, one payment, all of them, and refunds of card payments. */
export function paymentRoutes(web: FastifyInstance, { at, till, reads, writes }: Deps): void {
  const all = () => till.invoices().flatMap((invoice) => invoice.payments.map((money) => ({ invoice, money })));
  const find = (id: string) => all().find(({ money }) => money.id === id);

  web.post<{ Body: AskedList | null }>(`${at}/payment/check`, reads, async ({ body }, reply) => {
    const { page_limit = 0 } = body?.offset ?? {};
    if (page_limit < 1) return wrongField(reply, TOO_FEW_ROWS);
    const invoice = till.find(body?.object_id ?? '');
    if (!invoice) return failure(reply, 422, 'INVOICE_NOTFOUND');
    // Unpaid: the amount is not zero but missing.
    if (invoice.payments.length === 0) return { count: 0, rows: [] };
    const paid = invoice.payments.filter((money) => statusOf(invoice, money) === 'PAID');
    return {
      count: invoice.payments.length,
      paid_amount: paid.reduce((sum, { amountTug }) => sum + amountTug, 0),
      rows: invoice.payments.slice(0, page_limit).map((money) => checkedRow(invoice, money)),
    };
  });

  web.get<{ Params: { id: string } }>(`${at}/payment/:id`, reads, async ({ params }, reply) => {
    const found = find(params.id);
    return found ? paymentOnWire(found.invoice, found.money) : failure(reply, 422, 'PAYMENT_NOTFOUND');
  });

  web.post<{ Body: AskedList | null }>(`${at}/payment/list`, reads, async ({ body }, reply) => {
    const { page_number = 1, page_limit = 0 } = body?.offset ?? {};
    if (page_limit < 1 || page_limit > MOST_ROWS) return wrongField(reply, TOO_FEW_ROWS);
    const [from, to] = [Date.parse(body?.start_date ?? ''), Date.parse(body?.end_date ?? '')];
    const rows = all().filter(({ money }) => money.paidAt.getTime() >= from && money.paidAt.getTime() <= to);
    const first = (page_number - 1) * page_limit;
    return {
      count: rows.length,
      rows: rows.slice(first, first + page_limit).map(({ invoice, money }) => listedRow(invoice, money)),
    };
  });

  web.delete<{ Params: { id: string } }>(`${at}/payment/refund/:id`, writes, async ({ params }, reply) => {
    const found = find(params.id);
    if (!found) return failure(reply, 422, 'PAYMENT_NOTFOUND');
    const { invoice, money } = found;
    if (!money.byCard) return failure(reply, 400, 'PAYMENT_SETTLED');
    if (invoice.facts.refunded.has(money.id)) return failure(reply, 400, 'PAYMENT_ALREADY_CANCELED');
    invoice.facts.refunded.add(money.id);
    return {};
  });
}
