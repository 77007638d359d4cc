import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../../../db/database.ts';
import { unpaidEndedBefore } from '../../orders/public.ts';
import { type InvoiceRow, unpaidInvoicesOfOrders } from '../invoices/invoices.queries.ts';

/** By then an order has ended if its provider answers, or has forgotten the invoice (record 138). */
const TOO_LONG_MS = 2 * 3_600_000;

/** Unpaid orders that could not end for more than two hours. */
export const overdueOrders = (db: Db, now: Date) => unpaidEndedBefore(db, new Date(now.getTime() - TOO_LONG_MS));

/** `npm run money -- overdue`: unpaid orders that could not end for more than two hours, with what their providers say. */
export async function listOverdue(db: Db, now: Date): Promise<string[]> {
  const orders = await overdueOrders(db, now);
  const ids = orders.map(({ id }) => id);
  const invoices = Map.groupBy(await unpaidInvoicesOfOrders(db, ids), ({ order_id }) => order_id);
  return orders.map(({ id, order_number, total_tug, expires_at }) => {
    const said = (invoices.get(id) ?? []).map(saidOf).join('; ') || 'no provider is unsure: look at the worker';
    return `${order_number}  ${total_tug}₮  over since ${expires_at.toISOString()}  ${said}`;
  });
}

function saidOf({ provider, reference, unsure_since, unknown_since, unknown_answers }: InvoiceRow): string {
  const said =
    unknown_since === null
      ? `does not say since ${unsure_since?.toISOString()}`
      : `said «unknown» ${unknown_answers} times since ${unknown_since.toISOString()}`;
  return `${provider} ${reference} ${said}`;
}

/** The same as metrics, read from the database at each scrape. */
export function measuresOverdue(db: Db, registry: Registry, now: () => Date): void {
  const read = () => overdueOrders(db, now()).catch(() => undefined);
  new Gauge({
    name: 'orders_overdue_unsure',
    help: 'Unpaid orders that could not end for more than two hours because a provider is unsure; see npm run money -- overdue',
    registers: [registry],
    async collect() {
      this.reset();
      // Without a database there is no number; the other metrics are still reported.
      const orders = await read();
      if (orders !== undefined) this.set(orders.length);
    },
  });
  new Gauge({
    name: 'orders_overdue_unsure_oldest_seconds',
    help: 'How long the time of the oldest of them is over; 0 without one',
    registers: [registry],
    async collect() {
      this.reset();
      const orders = await read();
      if (orders === undefined) return;
      const [oldest] = orders;
      this.set(oldest === undefined ? 0 : (now().getTime() - oldest.expires_at.getTime()) / 1_000);
    },
  });
}
