// The whole shop on its own database: API and worker as processes that can be killed, every provider, the tax office, a clock.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { inject } from 'vitest';
import { openDatabase } from '../../../src/db/database.ts';
import { createDatabase, databaseName, dropDatabase, withName } from '../../../src/db/server-databases.ts';
import type { JobHandler } from '../../../src/jobs/define-job.ts';
import { createLogger } from '../../../src/logger.ts';
import { type PaymentDeps, paymentHandlers } from '../../../src/modules/payments/public.ts';
import { SHOWN_NOWHERE } from '../../../src/modules/receipts/public.ts';
import { receiptHandlers } from '../../../src/modules/receipts/receipts.job.ts';
import { type AppOfTest, appOfTest } from '../../app-of-test.ts';
import { insertStaff } from '../../guards/rows.ts';
import { stockedProduct } from '../../orders/stocked-product.ts';
import { DEMO_DAY } from '../../template-database.ts';
import { type PosApiOfTest, posApiOfTest } from '../pos-api-in-memory.ts';
import { type ProviderOfTest, providerOfTest, type Sheet } from '../provider-in-memory.ts';
import { askedByMortals, mortalDatabase, pass } from './mortal.ts';

/** The providers with an API, and what each can do (from their adapters and docs). */
const SHEETS = {
  qpay: { lists: true, findsByReference: true, paysOnce: false, givesBack: true, pushes: false, calls: true },
  golomt: { lists: false, findsByReference: true, paysOnce: true, givesBack: false, pushes: false, calls: false },
  monpay: { lists: false, findsByReference: false, paysOnce: true, givesBack: false, pushes: false, calls: true },
  mongolchat: { lists: false, findsByReference: false, paysOnce: true, givesBack: true, pushes: false, calls: true },
  storepay: { lists: false, findsByReference: false, paysOnce: true, givesBack: false, pushes: true, calls: true },
  pocket: { lists: false, findsByReference: true, paysOnce: true, givesBack: false, pushes: false, calls: true },
  mcredit: { lists: false, findsByReference: true, paysOnce: true, givesBack: false, pushes: true, calls: true },
} as const satisfies Record<string, Sheet>;

export type GatewayName = keyof typeof SHEETS;
export const GATEWAYS = Object.keys(SHEETS) as readonly GatewayName[];

/** The register of an organisation that the tax office knows, and one that it does not. */
export const REGISTERS = ['5900001', '5999999'] as const;
const TIN = '37900000011';

export interface ModelShop {
  readonly database: ReturnType<typeof mortalDatabase>;
  readonly shop: AppOfTest;
  readonly clock: { at: Date };
  readonly providers: Readonly<Record<GatewayName, ProviderOfTest>>;
  /** A new one for each run, without receipts of earlier runs. */
  posApi: PosApiOfTest;
  /** Whether the tax office's lookups are unavailable. */
  readonly lookUps: { areAway: boolean };
  readonly deps: PaymentDeps;
  readonly handlers: ReadonlyMap<string, JobHandler>;
  /** Tables at 100,000₮ and chairs at 40,000₮, with unlimited stock. */
  readonly goods: readonly { id: number; code: string }[];
  readonly staffId: number;
  /** Approves what the other member prepared. */
  readonly colleagueId: number;
  close(): Promise<void>;
}

/** About every second order costs more: half of the refunds need two people. */
export const SECOND_PERSON_ABOVE_TUG = 150_000;

const PATIENCE_MS = 120_000;
const logger = createLogger({ level: 'silent', process: 'test' });

async function openOwnDatabase() {
  const template = inject('templateUrl');
  const url = withName(template, `tokhi_model_${process.pid}_${randomBytes(4).toString('hex')}`);
  await createDatabase(url, databaseName(template));
  const database = openDatabase({
    ...{ url, poolSize: 6, applicationName: 'tokhi-model', statementTimeoutMs: PATIENCE_MS, logger },
  });
  database.pool.options.connectionTimeoutMillis = PATIENCE_MS;
  // No test here is about power loss, and syncing the disk at every commit would take most of the time. For this connection and
  // all later ones.
  const off = 'set synchronous_commit = off';
  await database.pool.query(`alter database ${databaseName(url)} ${off}; ${off}`);
  await sql`update settings set value = value || '{"mongolchat": "on"}' where key = 'payment_methods'`.execute(
    database.db,
  );
  const finance = JSON.stringify({ email: '', secondPersonAboveTug: SECOND_PERSON_ABOVE_TUG });
  await sql`update settings set value = value || ${finance}::jsonb where key = 'finance'`.execute(database.db);
  return { database, url };
}

/** Takes a few hundred milliseconds. */
export async function openModelShop(): Promise<ModelShop> {
  const { database: real, url } = await openOwnDatabase();
  const database = mortalDatabase(real);
  const clock = { at: DEMO_DAY };
  const now = () => clock.at;
  const providers = Object.fromEntries(GATEWAYS.map((name) => [name, providerOfTest(now, SHEETS[name])])) as Record<
    GatewayName,
    ProviderOfTest
  >;
  const gateways = Object.fromEntries(
    GATEWAYS.map((name) => [
      name,
      askedByMortals(providers[name], ['createInvoice', 'check', 'cancel', 'refund', 'listPayments']),
    ]),
  );
  const paying = { origin: 'https://tokhi.example', gateways };
  const deps = { db: database.db, now, ...paying };
  const shop = await appOfTest(database, { rateLimitPerMinute: 1e9 }, {}, { paying, now });
  const mutable = { posApi: posApiOfTest(now), lookUps: { areAway: false } };
  const receipts = {
    ...{ db: database.db, now, shownOnce: SHOWN_NOWHERE },
    get posApi() {
      return askedByMortals(mutable.posApi, ['register', 'void', 'lotteriesLeft']);
    },
    findTin: (register: string) =>
      pass(async () => {
        if (mutable.lookUps.areAway) return 'away';
        return register === REGISTERS[0] ? { tin: TIN } : 'unknown';
      }),
  };
  const handlers = [...paymentHandlers(deps), ...receiptHandlers(receipts, new Registry(), logger)];
  return Object.assign(mutable, {
    ...{ database, shop, clock, providers, deps },
    handlers: new Map(handlers.map((handler) => [handler.job.name, handler])),
    goods: [
      await stockedProduct(real.db, 1_000_000),
      await stockedProduct(real.db, 1_000_000, { price_tug: 40_000, regular_price_tug: 40_000 }),
    ],
    staffId: await insertStaff(real.db),
    colleagueId: await insertStaff(real.db),
    close: async () => {
      await shop.close();
      await real.close();
      await dropDatabase(url);
    },
  });
}
