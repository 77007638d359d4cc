// Whether nothing is lost: every payment at the banks has its row, every paid order its receipt, every message its ring.
import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { file } from '../processes.ts';
import type { PaidInvoice } from './sandbox-bank.ts';
import type { MoneyShop } from './start-money-shop.ts';

const countIn = async ({ database }: MoneyShop, query: string): Promise<number> => {
  const { rows } = await database.query<{ count: number }>(`select count(*)::int as count from ${query}`);
  return rows[0]?.count ?? 0;
};

/** Invoices that are paid at the banks but have no payment in the shop. */
export async function missingMoney({ bank, database }: MoneyShop): Promise<PaidInvoice[]> {
  const paid = await bank.paidInvoices();
  const { rows } = await database.query<{ reference: string }>(
    'select reference from payments join invoices on invoices.id = payments.invoice_id',
  );
  const known = new Set(rows.map(({ reference }) => reference));
  return paid.filter(({ reference }) => !known.has(reference));
}

export const receiptsWaiting = (shop: MoneyShop): Promise<number> =>
  countIn(
    shop,
    `orders where paid_at is not null and not exists (
       select from receipts where receipts.order_id = orders.id and receipts.status = 'registered')`,
  );

export const smsWaiting = (shop: MoneyShop): Promise<number> =>
  countIn(shop, `notifications where channel = 'sms' and status = 'queued'`);

/** SMS that were sent or possibly sent, and how many the phones received. */
export async function ringsOwed(shop: MoneyShop): Promise<{ owed: number; rung: number }> {
  const left = `status = 'sent' or last_error = 'unsure'`;
  return {
    owed: await countIn(shop, `notifications where channel = 'sms' and (${left})`),
    rung: await shop.bank.rings(),
  };
}

/** How many receipts the tax office has, and how many orders the shop shows with one. */
export const receiptsKnown = async (shop: MoneyShop): Promise<{ ours: number; theirs: number }> => ({
  ours: await countIn(shop, `receipts where status = 'registered'`),
  theirs: await shop.bank.receipts(),
});

/** The output of the shop's own command about the invariants. */
export function verifyInvariants({ url }: MoneyShop): string {
  const env = { ...process.env, DATABASE_URL: url, NODE_ENV: 'test' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [file('server/src/verify-books.ts')], {
    env,
    encoding: 'utf8',
  });
  if (status !== 0) process.exitCode = 1;
  return (status === 0 ? stdout : stderr).trim().replaceAll('\n', ' ');
}

/** Samples how many connections of the API are active at once, until it is stopped; returns the maximum. */
export function connectionsUsed(shop: MoneyShop): { stop(): Promise<number> } {
  let isWatching = true;
  let most = 0;
  const look = async () => {
    while (isWatching) {
      const busy = await countIn(
        shop,
        `pg_stat_activity where datname = current_database() and application_name = 'tokhi-api' and state <> 'idle'`,
      );
      most = Math.max(most, busy);
      await pause(200);
    }
  };
  const looking = look();
  return {
    async stop() {
      isWatching = false;
      await looking;
      return most;
    },
  };
}
