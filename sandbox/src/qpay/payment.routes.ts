import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import type { Till } from '../bank/till.ts';
import { checkedRow, failure, listedRow, paymentOnWire, type QPayFacts, statusOf, wrongField } from './wire.ts';

interface Parts {
  at: string;
  till: Till<QPayFacts>;
  reads: RouteShorthandOptions;
  works: RouteShorthandOptions;
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

/** QPay's money: whether a bill is paid, one payment, all of them, and giving back what came by card. */
export function paymentRoutes(web: FastifyInstance, { at, till, reads, works }: Parts): void {
  const all = () => till.bills().flatMap((bill) => bill.payments.map((money) => ({ bill, money })));
  const find = (id: string) => all().find(({ money }) => money.id === id);

  web.post<{ Body: AskedList | null }>(`${at}/payment/check`, reads, async ({ body }, reply) => {
    const { page_limit = 0 } = body?.offset ?? {};
    if (page_limit < 1) return wrongField(reply, TOO_FEW_ROWS);
    const bill = till.find(body?.object_id ?? '');
    if (!bill) return failure(reply, 422, 'INVOICE_NOTFOUND');
    // Nothing paid: the amount is not zero but missing.
    if (bill.payments.length === 0) return { count: 0, rows: [] };
    const paid = bill.payments.filter((money) => statusOf(bill, money) === 'PAID');
    return {
      count: bill.payments.length,
      paid_amount: paid.reduce((sum, { amountTug }) => sum + amountTug, 0),
      rows: bill.payments.slice(0, page_limit).map((money) => checkedRow(bill, money)),
    };
  });

  web.get<{ Params: { id: string } }>(`${at}/payment/:id`, reads, async ({ params }, reply) => {
    const found = find(params.id);
    return found ? paymentOnWire(found.bill, found.money) : failure(reply, 422, 'PAYMENT_NOTFOUND');
  });

  web.post<{ Body: AskedList | null }>(`${at}/payment/list`, reads, async ({ body }, reply) => {
    const { page_number = 1, page_limit = 0 } = body?.offset ?? {};
    if (page_limit < 1 || page_limit > MOST_ROWS) return wrongField(reply, TOO_FEW_ROWS);
    const [from, to] = [Date.parse(body?.start_date ?? ''), Date.parse(body?.end_date ?? '')];
    const rows = all().filter(({ money }) => money.paidAt.getTime() >= from && money.paidAt.getTime() <= to);
    const first = (page_number - 1) * page_limit;
    return {
      count: rows.length,
      rows: rows.slice(first, first + page_limit).map(({ bill, money }) => listedRow(bill, money)),
    };
  });

  web.delete<{ Params: { id: string } }>(`${at}/payment/refund/:id`, works, async ({ params }, reply) => {
    const found = find(params.id);
    if (!found) return failure(reply, 422, 'PAYMENT_NOTFOUND');
    const { bill, money } = found;
    if (!money.byCard) return failure(reply, 400, 'PAYMENT_SETTLED');
    if (bill.facts.refunded.has(money.id)) return failure(reply, 400, 'PAYMENT_ALREADY_CANCELED');
    bill.facts.refunded.add(money.id);
    return {};
  });
}
