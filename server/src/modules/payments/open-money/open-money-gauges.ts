import { Gauge, type Registry } from 'prom-client';
import { createSingleFlight } from '../../../cache/single-flight.ts';
import type { Db } from '../../../db/database.ts';
import { type OpenMoney, openMoney } from './open-money.queries.ts';

const SECOND_MS = 1_000;

/** Read from the tables at each scrape: correct even after a restart. */
export function createOpenMoneyGauges(registry: Registry, db: Db, now: () => Date): void {
  // All gauges share one read for each scrape.
  const ask = createSingleFlight<OpenMoney[]>();
  const gauge = (name: string, help: string, of: (open: OpenMoney) => number) =>
    new Gauge({
      name,
      help: `${help}, by kind: refunds to send, money for no known order, transfers to confirm`,
      labelNames: ['kind'],
      registers: [registry],
      async collect() {
        this.reset();
        // Without a database there is no number; the other metrics are still reported.
        const rows = await ask('open', () => openMoney(db)).catch(() => []);
        for (const open of rows) this.set({ kind: open.kind }, of(open));
      },
    });
  gauge('open_money_count', 'Money that waits for a person', ({ count }) => count);
  gauge('open_money_tug', 'Sum of money that waits for a person, in tugrik', ({ sumTug }) => sumTug);
  gauge('open_money_oldest_seconds', 'Age of the oldest money that waits for a person', ({ oldestAt }) =>
    oldestAt === null ? 0 : (now().getTime() - oldestAt.getTime()) / SECOND_MS,
  );
}
