// Metrics of the shop that need counted rows: orders, money, messages, searches, batches, refused logins. The worker counts on each scrape;
// no request pays for it.
import { paymentOutcomes } from '@tokhi/contract/admin/payment-calls';
import { isoDate, ulaanbaatarDate, ulaanbaatarMidnight } from '@tokhi/rules/delivery/calendar';
import { paymentMethods } from '@tokhi/rules/payment/payment-methods';
import type { Registry } from 'prom-client';
import type { Db } from './db/database.ts';
import { createTableFigures, type FigureSource, type Sample } from './metrics/table-figures.ts';
import { staffEventsSince } from './modules/audit/public.ts';
import { batchesSince } from './modules/batches/public.ts';
import { noticesFailedSince } from './modules/notifications/public.ts';
import { ordersSince } from './modules/orders/public.ts';
import { paymentsSince } from './modules/payments/public.ts';
import { searchesOf } from './modules/search/public.ts';
import { methodOf } from './modules/settings/public.ts';

/** At the usual scrape interval of 15 seconds every scrape counts again; more frequent ones get the cached figures. */
const KEEP_MS = 10_000;

const REFUSED = { 'refused staff password': 'password', 'refused second factor': 'second_factor' };
const CHANNELS = ['email', 'sms'];
const WITHIN = ['30s', '180s', 'later'];

export function measureTables(registry: Registry, db: Db, now: () => Date): void {
  // Counters cover the current day in Ulaanbaatar: bounded work, and for Prometheus a restart every midnight.
  const today = () => ulaanbaatarMidnight(now());
  createTableFigures(
    registry,
    [
      orders(db, today),
      payments(db, today),
      notices(db, today),
      searches(db, now),
      batches(db, today, now),
      refusedLogins(db, today),
    ],
    { keepMs: KEEP_MS, now },
  );
}

const orders = (db: Db, today: () => Date): FigureSource => ({
  figures: {
    orders_made_total: { help: 'Orders made since midnight in Ulaanbaatar' },
    orders_paid_total: { help: 'Orders paid since midnight in Ulaanbaatar' },
  },
  read: async () => {
    const { made, paid } = await ordersSince(db, today());
    return [
      { name: 'orders_made_total', value: made },
      { name: 'orders_paid_total', value: paid },
    ];
  },
});

const payments = (db: Db, today: () => Date): FigureSource => ({
  figures: {
    payments_recorded_total: {
      help: 'Payments recorded since midnight in Ulaanbaatar, by what they were to their order: late, for nobody known, and so on',
      labels: ['method', 'outcome'],
    },
    payments_reported_total: {
      help: 'Payments that a provider reported since midnight, by the time from its having the money to our record: within 30 s, within 180 s, later',
      labels: ['method', 'within'],
    },
  },
  read: async () => {
    const rows = await paymentsSince(db, today());
    // Starts at 0, otherwise the first of a day would not be an increase.
    const recorded = table(paymentMethods, paymentOutcomes);
    const reported = table(paymentMethods, WITHIN);
    for (const { provider, outcome, count, ...row } of rows) {
      const method = methodOf(provider);
      recorded.add(method, outcome, count);
      reported.add(method, '30s', row.within30);
      reported.add(method, '180s', row.within180 - row.within30);
      reported.add(method, 'later', row.reported - row.within180);
    }
    return [
      ...recorded.samples('payments_recorded_total', 'method', 'outcome'),
      ...reported.samples('payments_reported_total', 'method', 'within'),
    ];
  },
});

const notices = (db: Db, today: () => Date): FigureSource => ({
  figures: {
    notifications_failed_total: {
      help: 'Messages written since midnight that nobody tries to send any more',
      labels: ['channel'],
    },
  },
  read: async () => {
    const failed = new Map((await noticesFailedSince(db, today())).map((row) => [row.channel, row.failed]));
    return CHANNELS.map((channel) => ({
      name: 'notifications_failed_total',
      labels: { channel },
      value: failed.get(channel) ?? 0,
    }));
  },
});

const searches = (db: Db, now: () => Date): FigureSource => ({
  figures: {
    searches_total: { help: 'Searches since midnight, by whether something was found', labels: ['found'] },
  },
  read: async () => {
    const { searches: all, in_vain: inVain } = await searchesOf(db, isoDate(ulaanbaatarDate(now())));
    return [
      { name: 'searches_total', labels: { found: 'something' }, value: all - inVain },
      { name: 'searches_total', labels: { found: 'nothing' }, value: inVain },
    ];
  },
});

const batches = (db: Db, today: () => Date, now: () => Date): FigureSource => ({
  figures: {
    batches_running: { help: 'Batches of staff that have not finished' },
    batches_idle_seconds: { help: 'For how long the batch that stands still the longest has done nothing' },
    batches_with_failures_total: { help: 'Batches finished since midnight in which records failed' },
  },
  read: async () => {
    const { running, idleSeconds, withFailures } = await batchesSince(db, today(), now());
    return [
      { name: 'batches_running', value: running },
      { name: 'batches_idle_seconds', value: idleSeconds },
      { name: 'batches_with_failures_total', value: withFailures },
    ];
  },
});

const refusedLogins = (db: Db, today: () => Date): FigureSource => ({
  figures: {
    admin_logins_refused_total: {
      help: 'Refused logins of staff since midnight, by what was wrong',
      labels: ['factor'],
    },
  },
  read: async () => {
    const counts = new Map(
      (await staffEventsSince(db, Object.keys(REFUSED), today())).map(({ action, count }) => [action, count]),
    );
    return Object.entries(REFUSED).map(([action, factor]) => ({
      name: 'admin_logins_refused_total',
      labels: { factor },
      value: counts.get(action) ?? 0,
    }));
  },
});

/** Counts with two labels, each pair starting at 0. */
function table(rows: readonly string[], columns: readonly string[]) {
  const counts = new Map(rows.map((row) => [row, new Map(columns.map((column) => [column, 0]))]));
  return {
    add(row: string, column: string, count: number) {
      const of = counts.get(row);
      of?.set(column, (of.get(column) ?? 0) + count);
    },
    samples: (name: string, rowLabel: string, columnLabel: string): Sample[] =>
      [...counts].flatMap(([row, of]) =>
        [...of].map(([column, value]) => ({ name, labels: { [rowLabel]: row, [columnLabel]: column }, value })),
      ),
  };
}
