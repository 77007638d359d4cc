import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { databaseName } from '../src/db/server-databases.ts';
import type { ReceiptDeps } from '../src/modules/receipts/receipt-deps.ts';
import { shownOnceIn } from '../src/modules/receipts/shown-once.ts';
import { openEBarimtLookUp } from '../src/providers/e-barimt-lookup/open-e-barimt-lookup.ts';
import { openPosApi, type PosApi } from '../src/providers/pos-api/open-pos-api.ts';
import { redisOfTest } from './redis-of-test.ts';
import type { sandboxOfTest } from './sandbox-of-test.ts';

/** A receipt as the tax office stores it. */
export interface KnownReceipt {
  id: string;
  state: 'active' | 'voided' | 'corrected';
  lottery: string | null;
  qrData: string;
  body: {
    totalAmount: number;
    totalVAT: number;
    type: string;
    districtCode: string;
    customerTin?: string;
    consumerNo?: string;
    inactiveId?: string;
    receipts: {
      items: {
        name: string;
        qty: number;
        unitPrice: number;
        totalAmount: number;
        totalVAT: number;
        barCode: string;
        barCodeType: string;
        classificationCode: string;
      }[];
    }[];
  };
}

/** Receipts as the worker makes them, with the sandbox's PosAPI and the tests' Redis. */
export function receiptsOfTest(real: { readonly database: Database }, sandbox: ReturnType<typeof sandboxOfTest>) {
  let posApi: PosApi;
  let redis: Awaited<ReturnType<typeof redisOfTest>>;
  beforeAll(async () => {
    redis = await redisOfTest();
    // No pause after failures, and a long timeout: a test switches the service on again and expects an answer.
    const limits = { restMs: 1, wholeMs: 600_000 };
    posApi = openPosApi({ url: sandbox.address('/pos-api'), onTrouble: () => undefined, ...limits });
  });
  afterAll(async () => {
    await posApi?.close();
    redis?.disconnect();
  });
  const taxpayers = () => openEBarimtLookUp({ url: sandbox.address('/e-barimt'), onAway: () => undefined });
  const known = async (): Promise<KnownReceipt[]> => {
    const answer = await fetch(sandbox.address('/pos-api/receipts'));
    return ((await answer.json()) as { receipts: KnownReceipt[] }).receipts;
  };
  return {
    deps: (now: Date): ReceiptDeps => ({
      db: real.database.db,
      posApi,
      findTin: (register) => taxpayers().byRegister(register),
      shownOnce: shownOnceIn(redis, databaseName(real.database.pool.options.connectionString ?? '')),
      now: () => now,
    }),
    redis: () => redis,
    known,
    knownAs: async (id: string | null | undefined) => (await known()).find((receipt) => receipt.id === id),
  };
}
