// The shop with its real adapters: the sandbox's providers answer and call back over HTTP, and all share one clock.
import { type PaymentMethod, paymentMethods } from '@tokhi/rules/payment/payment-methods';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { keysOfSandbox } from '../../../scripts/keys-of-sandbox.ts';
import type { Database } from '../../src/db/database.ts';
import { readEnv } from '../../src/env.ts';
import { announceCallbacks } from '../../src/modules/payments/callbacks/announce-callbacks.ts';
import { callbackAddress } from '../../src/modules/payments/callbacks/callback-address.ts';
import type { PaymentDeps } from '../../src/modules/payments/public.ts';
import { checkInvoice } from '../../src/modules/payments/reconciliation/reconcile.ts';
import { openGateways } from '../../src/open-gateways.ts';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { freePort } from '../process-of-test.ts';
import { sandboxOfTest } from '../sandbox-of-test.ts';
import { DEMO_DAY } from '../template-database.ts';

/** Methods that a person confirms; all others have an API. */
export const BY_HAND: readonly PaymentMethod[] = ['mobile', 'KhanLending'];
export const PROVIDERS = paymentMethods.filter((method) => !BY_HAND.includes(method));
/** Golomt redirects customers to their order, and sends no callback. */
export const CALLING: readonly PaymentMethod[] = PROVIDERS.filter((method) => method !== 'golomt');

export interface WireOfTest {
  readonly database: Database;
  readonly url: string;
  readonly shop: AppOfTest;
  readonly sandbox: ReturnType<typeof sandboxOfTest>;
  clock: { at: Date };
  readonly deps: PaymentDeps;
  /** Problems reported by the adapters. */
  readonly troubles: readonly string[];
  /** Runs the checks that callbacks have enqueued, for one order or all, as the worker does; returns their number. */
  runChecks: (orderId?: number) => Promise<number>;
}

/** `behind`: a proxy before the shop that receives its callbacks, given the shop's address. */
export function wireOfTest(behind: (address: string) => Promise<string> = async (address) => address): WireOfTest {
  const real = databaseOfTest();
  const sandbox = sandboxOfTest();
  const clock = { at: DEMO_DAY };
  const now = () => clock.at;
  const troubles: string[] = [];
  let shop: AppOfTest | undefined;
  let paying: Pick<PaymentDeps, 'origin' | 'gateways'> | undefined;
  beforeAll(async () => {
    const port = await freePort();
    const origin = await behind(`http://127.0.0.1:${port}`);
    const keys = readEnv(keysOfSandbox(sandbox.address('')));
    paying = { origin, gateways: openGateways(keys, (_provider, reason) => troubles.push(reason)) };
    shop = await appOfTest(real.database, { rateLimitPerMinute: 1_000_000 }, {}, { paying, now });
    await shop.app.listen({ host: '127.0.0.1', port });
  });
  afterAll(() => shop?.close());
  const open = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('the shop of a test is open only while the test runs');
    return part;
  };
  const deps = () => ({ db: real.database.db, now, ...open(paying) });
  return {
    sandbox,
    clock,
    troubles,
    url: real.url,
    get database() {
      return real.database;
    },
    get shop() {
      return open(shop);
    },
    get deps() {
      return deps();
    },
    async runChecks(orderId) {
      const { rows } = await real.database.pool.query(
        `delete from graphile_worker._private_jobs jobs using invoices
         where jobs.key = 'check-invoice:' || invoices.id and ($1::bigint is null or invoices.order_id = $1)
         returning invoices.id`,
        [orderId ?? null],
      );
      for (const { id } of rows) await checkInvoice(deps(), Number(id));
      return rows.length;
    },
  };
}

/** Also opens methods that are off by default, and registers the callback address at the two that have one for all invoices. */
export async function openAllMethods({ deps, sandbox }: WireOfTest): Promise<void> {
  const open = { value: sql<string>`value || '{"mongolchat": "on", "mcredit": "on"}'` };
  await deps.db.updateTable('settings').set(open).where('key', '=', 'payment_methods').execute();
  await announceCallbacks(deps);
  await fetch(sandbox.address('/mongolchat/webhook'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: callbackAddress(deps.origin, 'mongolchat') }),
  });
}
