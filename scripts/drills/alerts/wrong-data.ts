// Faults in the shop's data and for its people: rows are inserted where the real fault would take days.
import { adminEndpoints } from '@tokhi/contract/admin/endpoints';
import { endpoints } from '@tokhi/contract/endpoints';
import type pg from 'pg';
import { createOrder, insertBuyers, openInvoice, shippingForms } from '../../../bench/src/money/buyers.ts';
import { visitorAddress } from '../hosts.ts';
import { postTo } from '../shop/send-call.ts';
import { EDGE_PORT, PUBLIC_ADDRESS } from '../shop/start-nginx.ts';
import { ADMIN_ORIGIN, ADMIN_PORT, API_PORTS, type Shop } from '../shop/start-shop.ts';
import { SEEN_S } from './broken-parts.ts';
import type { Cause } from './cause.ts';
import { tableLock } from './lock-tables.ts';

const MINUTE_S = 60;
const WRONG_LOGINS = 30;
const STRAY_PAYMENTS = 8;
const LATE_PAYMENTS = 80;
const FAILED_NOTICES = 8;
const SEARCHES = 70;
const ORDERS = 15;
/** The worker counts receipts and lottery numbers once a minute. */
const COUNTED_S = MINUTE_S + SEEN_S;

const inSql =
  (text: string, ...values: unknown[]) =>
  (shop: Shop) =>
    shop.inDatabase(async (pool) => void (await pool.query(text, values.length === 0 ? undefined : values)));

/** Provider payments for orders that are already paid. */
const payments = (count: number, id: string, receivedAt: string) =>
  inSql(
    `insert into payments (order_id, amount_tug, received_at, provider, provider_payment_id, outcome, noticed_by)
     select id, total_tug, ${receivedAt}, 'qpay', '${id}' || id, 'duplicate', 'reconciliation'
     from orders where paid_at is not null order by id limit $1`,
    count,
  );

export const FEW_LOTTERIES: Cause = {
  ...{ alerts: ['LotteriesFew'], within: COUNTED_S },
  begin: ({ bank }) => bank.lotteries(100),
  end: ({ bank }) => bank.moreLotteries(),
};

export const REFUSED_LOGINS: Cause = {
  ...{ alerts: ['LoginsRefused'], within: SEEN_S },
  async begin({ host }) {
    for (let at = 0; at < WRONG_LOGINS; at += 1) {
      const place = { host: host.address, port: ADMIN_PORT, origin: ADMIN_ORIGIN };
      const ask = postTo({ ...place, from: visitorAddress(50_000 + at) });
      await ask(adminEndpoints.login.path, '', { email: `guess-${at}@tokhi.example`, password: 'Ямар ч үг 1' });
    }
  },
};

/** A job in a queue that a dead worker locked. */
export const OLD_QUEUE: Cause = {
  ...{ alerts: ['QueueOld'], within: MINUTE_S + SEEN_S },
  begin: inSql(
    `begin;
     select graphile_worker.add_job('verify-books', '{}', queue_name := 'of the gone', run_at := now() - interval '3 minutes');
     update graphile_worker._private_job_queues set locked_at = now(), locked_by = 'gone' where queue_name = 'of the gone';
     commit`,
  ),
};

export const FAILED_JOB: Cause = {
  ...{ alerts: ['JobsFailed'], within: SEEN_S },
  begin: inSql(`select graphile_worker.add_job('send-email', '{}', max_attempts := 1)`),
};

/** Locks a table that figures are read from. */
export const STALE_FIGURES: Cause = {
  ...{ alerts: ['FiguresOld'], within: 10 * MINUTE_S + SEEN_S },
  ...tableLock('batch_rows'),
};

/** Payments that are not allocated: the nightly invariant check, which runs now, finds them. */
export const STRAY_MONEY: Cause = {
  ...{ alerts: ['MoneyDoesNotFit', 'InvariantsBroken'], within: MINUTE_S + SEEN_S },
  async begin(shop) {
    await payments(STRAY_PAYMENTS, 'stray-', 'now()')(shop);
    await inSql(`select graphile_worker.add_job('verify-books', '{}')`)(shop);
  },
};

export const LATE_PAYMENTS_SEEN: Cause = {
  ...{ alerts: ['PaymentsLateFast', 'PaymentsLateSlowly'], within: MINUTE_S + SEEN_S },
  begin: payments(LATE_PAYMENTS, 'late-', `now() - interval '10 minutes'`),
};

export const OLD_MONEY: Cause = {
  ...{ alerts: ['RefundsOld', 'UnknownMoneyOld'], within: SEEN_S },
  begin: inSql(
    `with nobodys as (
       insert into payments (amount_tug, received_at, recorded_at, provider, provider_payment_id, outcome, noticed_by)
       values (50000, now() - interval '2 days', now() - interval '2 days', 'qpay', 'nobodys', 'unknown_order', 'reconciliation') returning id),
     twice as (
       insert into payments (order_id, amount_tug, received_at, recorded_at, provider, provider_payment_id, outcome, noticed_by)
       select id, total_tug, now() - interval '4 days', now() - interval '4 days', 'qpay', 'twice', 'duplicate', 'reconciliation'
       from orders where paid_at is not null limit 1 returning id, order_id, amount_tug)
     insert into refunds (payment_id, order_id, gross_tug, amount_tug, created_at, reason, instrument)
     select id, null, 50000, 50000, now() - interval '2 days', 'unknown_order', 'provider' from nobodys
     union all select id, order_id, amount_tug, amount_tug, now() - interval '4 days', 'duplicate_payment', 'provider' from twice`,
  ),
};

export const LOST_NOTICES: Cause = {
  ...{ alerts: ['NoticesFail'], within: SEEN_S },
  begin: inSql(
    `update notifications set status = 'failed', sent_at = null
     where id in (select id from notifications where status = 'sent' and channel = 'email' limit $1)`,
    FAILED_NOTICES,
  ),
};

export const FAILED_RECEIPTS: Cause = {
  ...{ alerts: ['ReceiptsFail'], within: COUNTED_S },
  begin: inSql(
    `insert into receipts (order_id, total_tug, vat_tug, bill_day, bill_suffix, kind, status, failed_at, lines, district_code)
     select order_id, 1000, 90, current_date, nextval('receipt_suffix_sequence'), 'b2c', 'failed', now(), lines, district_code
     from receipts where status = 'registered' limit 1`,
  ),
};

/** A batch of a kind that no release knows. */
export const STANDING_BATCH: Cause = {
  ...{ alerts: ['BatchStandsStill'], within: MINUTE_S + SEEN_S },
  begin: inSql(
    `insert into batches (staff_id, created_at, active_at, kind, action, as_owner)
     select id, now() - interval '10 minutes', now() - interval '10 minutes', 'not-known', '{}', false from staff_members limit 1`,
  ),
};

export const OLD_SEARCH: Cause = {
  ...{ alerts: ['SearchRefreshOld', 'SearchIndexOld'], within: 3 * MINUTE_S + SEEN_S },
  ...tableLock('search_dirty, search_state'),
};

/** An order's time ended three hours ago, and its bank does not say whether it was paid. */
export const UNSURE_ORDER: Cause = {
  ...{ alerts: ['OrdersUnsure'], within: 12 * MINUTE_S },
  async begin(shop) {
    const number = await shop.inDatabase((database) => orderAtBank(shop, database));
    await shop.bank.turn('monpay', 'down');
    await inSql(
      `update orders set created_at = now() - interval '5 hours', pay_by = now() - interval '3 hours', expires_at = now() - interval '3 hours'
       where order_number = $1`,
      number,
    )(shop);
  },
  end: ({ bank }) => bank.turn('monpay', 'well'),
};

/** The alert fires after half an hour: searches of the first phase are checked in a later one. */
export const SEARCHES_IN_VAIN: Cause = {
  ...{ alerts: [], within: 0 },
  async begin() {
    for (let at = 0; at < SEARCHES; at += 1) {
      const ask = postTo({ host: PUBLIC_ADDRESS, port: EDGE_PORT, from: visitorAddress(45_000 + at) });
      await ask(endpoints.search.path, '', { search: `цзүфщ${at}ъж`, page: 1 });
    }
  },
};
export const SEARCHED_IN_VAIN: Cause = {
  ...{ alerts: ['SearchesInVain'], within: 15 * MINUTE_S },
  begin: async () => undefined,
};

/** Orders without a payment for half an hour. */
export const UNPAID_ORDERS: Cause = {
  ...{ alerts: ['NoPayments'], within: 10 * MINUTE_S },
  begin: (shop) =>
    shop.inDatabase(async (database) => {
      const place = { database, origins: [originOf(shop)] };
      const [forms, buyers] = [await shippingForms(place), await insertBuyers(place, ORDERS)];
      for (const [at, buyer] of buyers.entries()) await createOrder(buyer, forms[at % forms.length] ?? {});
    }),
};

const originOf = ({ host }: Shop): string => `http://${host.address}:${API_PORTS[0]}`;

async function orderAtBank(shop: Shop, database: pg.Pool): Promise<string> {
  const place = { database, origins: [originOf(shop)] };
  const [[buyer], [form]] = [await insertBuyers(place, 1), await shippingForms(place)];
  if (buyer === undefined || form === undefined) throw new Error('nobody to order');
  return (await openInvoice(buyer, form, 'monpay')).number;
}
