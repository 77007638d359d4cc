// Prepares the starting point of a journey in the database: customers, stock, vouchers, orders in progress. Each journey worker
// forks this process once and sends it messages: a new Node for every preparation would cost half a second each.

import { HOUR_MS } from '@tokhi/rules/delivery/calendar';
import type { OrderStatus } from '@tokhi/rules/order/order-status';
import { sql } from 'kysely';
import { openDatabase } from '../../src/db/database.ts';
import { readEnv } from '../../src/env.ts';
import { createLogger } from '../../src/logger.ts';
import { applyPlannedPrices } from '../../src/modules/catalogue/pricing/apply-planned-prices.job.ts';
import { notifyPriceDrops } from '../../src/modules/favourites/alerts/notify-price-drops.job.ts';
import { publishDue } from '../../src/modules/front-page/versions/publish-due.job.ts';
import { queueEmail } from '../../src/modules/notifications/queue-email.ts';
import { sumUpDays } from '../../src/modules/reports/sum-up-days.job.ts';
import { learnFromSearches } from '../../src/modules/search/public.ts';
import { confirm, lenderNumber } from '../../src/money/confirm.ts';
import { refund, refunds } from '../../src/money/refunds.ts';
import { manyPaidOrders } from '../orders/many-paid-orders.ts';
import { freeOrderNumbers } from './free-order-numbers.ts';
import { moveOrder } from './move-order.ts';
import { newCustomer } from './new-customer.ts';
import { lateMoney, newDay } from './new-day.ts';
import { ageFactor, invitedMember, newMember } from './new-member.ts';
import { newPopularSearches } from './new-popular-searches.ts';
import { newSoonOut } from './new-soon-out.ts';
import { clearStatements, newTransfers } from './new-transfers.ts';
import { newLoan, newUnknownMoney } from './new-unknown-money.ts';
import { receivePieces } from './receive-pieces.ts';

const MINUTE_MS = 60_000;
const env = readEnv();
const logger = createLogger({ level: 'warn', process: 'setup' });
const open = (url: string) => openDatabase({ url, poolSize: 2, applicationName: 'tokhi-setup', logger });
// With the rights of the tables' owner, as no process of the shop could.
const { db } = open(env.DATABASE_URL);
// `npm run money` works as the admin process does.
const ofStaff = open(env.ADMIN_DATABASE_URL).db;
const MONEY = { confirm, 'lender-number': lenderNumber, refunds, refund };

const ACTIONS: Readonly<Record<string, (...args: string[]) => Promise<unknown>>> = {
  customer: () => newCustomer(db),
  invite: (roles = '') => invitedMember(db, roles),
  member: (roles = '', name = 'Ануужин') => newMember(db, roles, name),
  // Ten minutes ago, so that sensitive calls require it again.
  'age-factor': (email = '') => ageFactor(db, email),
  day: () => newDay(db),
  loan: () => newLoan(db),
  'unknown-money': () => newUnknownMoney(db),
  'late-money': (day = '') => lateMoney(db, day),
  transfers: async (count = '1') => {
    await clearStatements(db);
    return JSON.stringify(await newTransfers(db, Number(count)));
  },
  // Unlisted products, so that other journeys' counts do not change.
  orders: async (count = '1') => {
    const numbers = await freeOrderNumbers(db, Number(count));
    return (await manyPaidOrders(db, Number(count), { numbers, product: { published_at: null } })).numbers.join(',');
  },
  receive: (code = '', pieces = '1') => receivePieces(db, code, Number(pieces)),
  move: (number = '', to = '', hoursAgo = '0') => moveOrder(db, number, to as OrderStatus, Number(hoursAgo)),
  voucher: (code = '', amount = '') =>
    db
      .insertInto('codes')
      .values({ code, kind: 'voucher', amount_tug: Number(amount) })
      .execute(),
  // A shop process whose last heartbeat was ten minutes ago.
  'silent-process': (place = '') => {
    const seen_at = new Date(Date.now() - 10 * MINUTE_MS);
    const row = { process: 'api', place, version: '0.3.0', started_at: seen_at, seen_at, memory_mb: 400 };
    return db.insertInto('process_heartbeats').values(row).execute();
  },
  // The shop asks a provider at most every 15 s about one invoice: makes the next check due at once.
  'ask-provider': (number = '') =>
    db
      .updateTable('invoices')
      .set({ last_checked_at: null })
      .where('order_id', 'in', (eb) => eb.selectFrom('orders').select('id').where('order_number', '=', number))
      .execute(),
  // A step can be taken back for ten minutes before the customer is notified: ends that time at once.
  'notify-steps': (number = '') =>
    sql`update graphile_worker._private_jobs set run_at = now() where key like 'tell-step:%'
      and payload->>'orderId' = (select id::text from orders where order_number = ${number})`.execute(db),
  // What the worker does every ten minutes and every night.
  'learn-from-searches': () => learnFromSearches(db, new Date()),
  // What it does every five minutes, with the clock `hoursLater` ahead.
  'notify-price-drops': (hoursLater = '0') => notifyPriceDrops(db, new Date(Date.now() + Number(hoursLater) * HOUR_MS)),
  // What it does every minute, at that time.
  'apply-planned-prices': (moment = '') => applyPlannedPrices(db, new Date(moment)),
  'publish-front-pages': (moment = '') => publishDue(db, new Date(moment)),
  'sum-up-days': (moment = '') => sumUpDays(db, new Date(moment)),
  // What the nightly job would count; for the named products or two new ones.
  'soon-out': async (...codes) => (await newSoonOut(db, codes)).join(','),
  'popular-searches': (...texts) => newPopularSearches(db, texts),
  email: (email = '', title = '') =>
    db
      .transaction()
      .execute((tx) =>
        queueEmail(tx, { kind: 'contact-received', title }, { email, customerId: null }, `letter:${email}`),
      ),
  money: (command = '', ...args) => MONEY[command as keyof typeof MONEY](ofStaff, args),
};

interface Asked {
  id: number;
  action: string;
  args: string[];
}

async function answer({ id, action, args }: Asked): Promise<void> {
  try {
    const act = ACTIONS[action];
    if (act === undefined) throw new Error('no such preparation');
    const value = await act(...args);
    process.send?.({ id, value: typeof value === 'string' ? value : null });
  } catch (error) {
    process.send?.({ id, error: String(error) });
  }
}
process.on('message', (asked: Asked) => void answer(asked));
process.on('disconnect', () => process.exit());
