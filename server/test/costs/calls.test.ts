// The costs of each call of the contract, compared with docs/costs.md. Each is measured in a new process, with empty caches and
// one connection, so that the order of statements is the same in every run.
import { randomUUID } from 'node:crypto';
import { type Endpoint, type EndpointName, endpoints } from '@tokhi/contract/endpoints';
import { IDEMPOTENCY_KEY } from '@tokhi/contract/idempotency-key';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAddress } from '../accounts/asking.ts';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import type { CallToMeasure, Preparing } from './call-to-measure.ts';
import { callsToMeasure } from './calls-asked.ts';
import type { Costs } from './compare-costs.ts';
import { keepCosts } from './cost-document.ts';
import { countStatements } from './count-statements.ts';
import { openMeasured, PATIENCE_FOR_ALL_MS } from './open-measured.ts';

const real = databaseOfTest();
let prepared: AppOfTest;
beforeAll(async () => {
  prepared = await appOfTest(real.database);
});
afterAll(() => prepared?.close());

/** Sent with an invalid secret, or redirected to a provider: their own tests make them succeed. */
const NOT_DONE: readonly EndpointName[] = [
  'confirmEmail',
  'resetPassword',
  'socialLogin',
  'facebookLogin',
  'googleLogin',
];

/** As sent by the browser's client. */
function headersOf(endpoint: Endpoint, token: string | undefined): Record<string, string> {
  return {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(endpoint.withIdempotencyKey && { [IDEMPOTENCY_KEY]: randomUUID() }),
  };
}

async function measure({ name, call, prepare }: CallToMeasure, preparing: Preparing): Promise<Costs> {
  const { body, token } = await prepare(preparing);
  const { method, path } = endpoints[call];
  const headers = headersOf(endpoints[call], token);
  const sent = method === 'GET' ? { query: Object.fromEntries(Object.entries(body)) } : { payload: body };
  const database = openMeasured(real.url, 'api');
  const counted = countStatements(database.pool);
  const shop = await appOfTest(database);
  try {
    await shop.index.loaded();
    counted.take();
    const answer = await shop.app.inject({ method, url: path, remoteAddress: newAddress(), headers, ...sent });
    const { statements, roundTrips } = counted.take();
    const { statusCode: status } = answer;
    if (NOT_DONE.includes(call) ? status >= 500 : status !== 200)
      throw new Error(`${name} answers ${status}: ${answer.body}`);
    return { statements, 'round trips': roundTrips, bytes: answer.rawPayload.length };
  } finally {
    await shop.close();
    await database.close();
  }
}

test('no call costs more than docs/costs.md says', { timeout: PATIENCE_FOR_ALL_MS }, async () => {
  const preparing = { db: real.database.db, app: prepared.app };
  const measured = new Map<string, Costs>();
  for (const one of callsToMeasure) measured.set(one.name, await measure(one, preparing));
  expect(measured.size).toBeGreaterThan(Object.keys(endpoints).length);
  expect(keepCosts('Calls', measured), 'if it has to be so: npm run costs, and commit the table').toEqual([]);
});
