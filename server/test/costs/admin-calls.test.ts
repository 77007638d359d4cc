// The costs of the calls for which staff wait most, compared with docs/costs.md, as calls.test.ts does for the shop's calls.
import { type AdminEndpointName, adminEndpoints } from '@tokhi/contract/admin/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin/admin-of-test.ts';
import { plantCustomer } from '../admin/known-customer.ts';
import { insertMember, logIn } from '../admin/member-of-test.ts';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import type { Costs } from './compare-costs.ts';
import { keepCosts } from './cost-document.ts';
import { countStatements } from './count-statements.ts';
import { openMeasured, PATIENCE_FOR_ALL_MS } from './open-measured.ts';

const real = databaseOfTest();
let shop: AppOfTest;
let admin: AdminOfTest;
let cookie = '';
let bodies: Partial<Record<AdminEndpointName, object>> = {};
beforeAll(async () => {
  shop = await appOfTest(real.database);
  admin = await adminOfTest(real.database);
  cookie = await logIn(admin, await insertMember(real.database.db));
  bodies = await plantCustomer(real.database.db, shop.app, (name, body) => askAdmin(admin, name, body, { cookie }));
});
afterAll(async () => {
  await shop?.close();
  await admin?.close();
});

const MEASURED: readonly AdminEndpointName[] = [
  ...(['session', 'showToday', 'listInbox', 'listOrders', 'countOrders', 'findOrders', 'showOrder'] as const),
  ...(['listTrucks', 'showTruck', 'loadList', 'listTransfers', 'suggestOrder', 'listUnknownMoney'] as const),
  ...(['listRefunds', 'showRefund', 'listCodes', 'showCode'] as const),
  ...(['listProducts', 'countProducts', 'findProducts', 'showProduct'] as const),
  ...(['listStock', 'showStock', 'showStocktake'] as const),
  'showStatus',
  ...(['showPurchasing', 'listSoonOut', 'listPurchases', 'showPurchase'] as const),
];

async function measure(name: AdminEndpointName): Promise<Costs> {
  const database = openMeasured(real.url, 'admin');
  const counted = countStatements(database.pool);
  const fresh = await adminOfTest(database);
  fresh.clock.now = admin.clock.now;
  try {
    counted.take();
    const answer = await askAdmin(fresh, name, bodies[name] ?? {}, { cookie });
    const { statements, roundTrips } = counted.take();
    if (answer.status !== 200) throw new Error(`${name} answers ${answer.status}: ${JSON.stringify(answer.body)}`);
    return { statements, 'round trips': roundTrips };
  } finally {
    await fresh.close();
    await database.close();
  }
}

test('no call of staff costs more than docs/costs.md says', { timeout: PATIENCE_FOR_ALL_MS }, async () => {
  const measured = new Map<string, Costs>();
  for (const name of MEASURED) measured.set(name, await measure(name));
  expect(MEASURED.filter((name) => adminEndpoints[name].does !== 'reads')).toEqual([]);
  expect(keepCosts('Calls of staff', measured), 'if it has to be so: npm run costs, and commit the table').toEqual([]);
});
