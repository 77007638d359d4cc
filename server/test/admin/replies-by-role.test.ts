// Which personal data of a customer each role sees unmasked, call by call. Data that the table does not name is masked or absent.
import { adminCalls } from '@tokhi/contract/admin/calls';
import { type AdminEndpointName, adminEndpoints } from '@tokhi/contract/admin/endpoints';
import { allows, type StaffRole, staffRoles } from '@tokhi/contract/admin/permissions';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from './admin-of-test.ts';
import { CUSTOMER, type Datum, plantCustomer } from './known-customer.ts';
import { insertMember, logIn, type MemberOfTest } from './member-of-test.ts';

const real = databaseOfTest();
const members = new Map<StaffRole, MemberOfTest>();
const cookies = new Map<StaffRole, string>();
let shop: AppOfTest;
let admin: AdminOfTest;
let bodies: Partial<Record<AdminEndpointName, object>> = {};
beforeAll(async () => {
  const { db } = real.database;
  shop = await appOfTest(real.database);
  admin = await adminOfTest(real.database);
  for (const role of staffRoles) {
    const member = await insertMember(db, [role], { name: role });
    members.set(role, member);
    cookies.set(role, await logIn(admin, member));
  }
  const ask = (name: AdminEndpointName, body: object) => askAdmin(admin, name, body, { cookie: cookies.get('owner') });
  bodies = await plantCustomer(db, shop.app, ask);
});
afterAll(async () => {
  await shop?.close();
  await admin?.close();
});

const EVERYBODY: readonly StaffRole[] = staffRoles;
const OFFICE: readonly StaffRole[] = ['owner', 'orders', 'finance', 'support'];
const LOADERS: readonly StaffRole[] = ['owner', 'orders', 'warehouse'];
const MONEY: readonly StaffRole[] = ['owner', 'finance'];

/** Who sees what, and why. A role without access to a call is refused anyway. */
const READS: Partial<Record<AdminEndpointName, Partial<Record<Datum, readonly StaffRole[]>>>> = {
  // Recipient and delivery address of an order.
  listOrders: { name: EVERYBODY },
  findOrders: { name: EVERYBODY },
  showOrder: { name: EVERYBODY, address: EVERYBODY },
  showTruck: { name: LOADERS },
  loadList: { name: LOADERS },
  // The email as the customer gets it.
  previewBatch: { name: LOADERS },
  // Possible payers, and whose order it is.
  listTransfers: { name: MONEY, payer: MONEY },
  suggestOrder: { name: MONEY },
  suggestForPayment: { name: MONEY },
  listUnknownMoney: { payer: MONEY },
  previewStatement: { payer: MONEY, payerAccount: MONEY },
  showCode: { name: MONEY },
  listThreads: { name: OFFICE },
  showThread: { name: OFFICE },
  listReviews: { name: OFFICE },
  showReview: { name: OFFICE },
  listCustomers: { name: OFFICE },
  showCustomer: { name: OFFICE },
  // Recipient of the refund; the account is revealed by a separate call, which records who looked.
  listRefunds: { holder: OFFICE, payer: OFFICE },
  showRefund: { holder: OFFICE },
  listInbox: { payer: MONEY },
};

const isReading = (name: AdminEndpointName) => adminEndpoints[name].does === 'reads';
const reading = (Object.keys(adminEndpoints) as AdminEndpointName[]).filter(isReading);

/** The customer's data that a text contains unmasked. */
const found = (text: string): Datum[] =>
  (Object.keys(CUSTOMER) as Datum[]).filter((datum) => text.includes(CUSTOMER[datum]));

function isOpenTo(name: AdminEndpointName, role: StaffRole): boolean {
  const { may, does } = adminEndpoints[name];
  return may === null || allows(may, [role], does, adminEndpoints[name]);
}

test('every reading call is asked', () => {
  expect(reading.filter((name) => bodies[name] === undefined)).toEqual([]);
});

describe.each(reading)('%s', (name) => {
  test.each(staffRoles.filter((role) => isOpenTo(name, role)))('shows %s what that role needs', async (role) => {
    const answer = await askAdmin(admin, name, bodies[name] ?? {}, { cookie: cookies.get(role) });
    expect([answer.status, answer.body.result]).toEqual([200, 'success']);
    const allowed = (Object.entries(READS[name] ?? {}) as [Datum, readonly StaffRole[]][])
      .filter(([, roles]) => roles.includes(role))
      .map(([datum]) => datum);
    expect(found(JSON.stringify(answer.body)).toSorted()).toEqual(allowed.toSorted());
  });
});

test('emails of colleagues are read by the owner alone', async () => {
  for (const name of reading)
    for (const role of staffRoles.filter((one) => one !== 'owner' && isOpenTo(name, one))) {
      const { body } = await askAdmin(admin, name, bodies[name] ?? {}, { cookie: cookies.get(role) });
      const others = staffRoles.filter((one) => one !== role).map((one) => members.get(one)?.email ?? '');
      expect([name, role, others.filter((email) => JSON.stringify(body).includes(email))]).toEqual([name, role, []]);
    }
});

test.each(staffRoles.filter((role) => allows('view-orders', [role], 'reads')))(
  'a file of orders shows %s contacts only with the permission for personal data',
  async (role) => {
    const { path } = adminRawEndpoints.exportOrders;
    const headers = { cookie: cookies.get(role) ?? '', 'sec-fetch-site': 'same-origin' };
    const query = { format: 'csv', filter: '{}' };
    const answer = await admin.app.inject({ method: 'GET', url: path, headers, query });
    const isPersonal = ['owner', 'orders', 'finance'].includes(role);
    const contacts: Datum[] = isPersonal ? ['name', 'phone', 'email', 'address'] : ['name'];
    expect(found(answer.body).toSorted()).toEqual(contacts.toSorted());
  },
);

test('a printed invoice is for whoever may see personal data, and has no account', async () => {
  const body = { ordernumber: (bodies.showOrder as { ordernumber: string }).ordernumber };
  for (const role of staffRoles.filter((one) => allows('view-personal-data', [one], 'changes'))) {
    const answer = await askAdmin(admin, 'printInvoice', body, { cookie: cookies.get(role) });
    expect(answer.status).toBe(200);
    expect(found(JSON.stringify(answer.body))).not.toContain('account');
  }
  expect(adminCalls.printInvoice.may).toBe('view-personal-data');
});

/** The shop's costs and margins. */
const OF_COSTS = /cost|margin|yuan|_fen$/i;
const PLANTED_FEN = 7_654_321;
const seesCosts = (role: StaffRole) => allows('view-costs', [role], 'reads');

/** Paths of a reply that reveal a cost: by their name, or by a sum that occurs nowhere else. */
function costsIn(value: unknown, path = ''): string[] {
  if (value === PLANTED_FEN || value === PLANTED_FEN / 100) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => [
    ...(OF_COSTS.test(name) && one !== null ? [`${path}.${name}`] : []),
    ...costsIn(one, `${path}.${name}`),
  ]);
}

/** Whether the reply's contract has a cost field. */
const hasCosts = (name: AdminEndpointName): boolean =>
  [...replyOf(name).matchAll(/"(\w+)":\{/g)].some(([, field = '']) => OF_COSTS.test(field));

const replyOf = (name: AdminEndpointName): string =>
  JSON.stringify(z.toJSONSchema(adminCalls[name].reply, { unrepresentable: 'any' }));

/** Changing calls whose reply is the page of a reading call, for the same caller. */
const AS_SHOWN: Partial<Record<AdminEndpointName, AdminEndpointName>> = { receivePurchase: 'showPurchase' };

describe('costs, margins and yuan', () => {
  beforeAll(async () => {
    await sql`insert into product_costs (product_id, cost_fen, changed_at) select id, ${PLANTED_FEN}, now() from products
      on conflict (product_id) do update set cost_fen = excluded.cost_fen`.execute(real.database.db);
  });

  test.each(reading)('%s tells them to nobody without the permission', async (name) => {
    for (const role of staffRoles.filter((one) => isOpenTo(name, one) && !seesCosts(one))) {
      const { body } = await askAdmin(admin, name, bodies[name] ?? {}, { cookie: cookies.get(role) });
      expect([role, costsIn(body)]).toEqual([role, []]);
    }
  });

  test('are shown to whoever has it', async () => {
    const shown: AdminEndpointName[] = [];
    for (const name of reading.filter((one) => isOpenTo(one, 'owner'))) {
      const { body } = await askAdmin(admin, name, bodies[name] ?? {}, { cookie: cookies.get('owner') });
      if (costsIn(body).length > 0) shown.push(name);
    }
    // This shop has no summed days, no purchases, and no costs at the time of the rows.
    expect(reading.filter((name) => hasCosts(name) && !shown.includes(name))).toEqual([
      ...['showReport', 'listChangeSetRows', 'listImportRows', 'listSoonOut', 'listPurchases'],
    ]);
  });

  test('stand in the reply of no changing call that is open to a role without the permission, but as a reading one shows it', () => {
    const changing = (Object.keys(adminEndpoints) as AdminEndpointName[]).filter((name) => !isReading(name));
    const open = changing.filter(
      (name) => hasCosts(name) && staffRoles.some((role) => isOpenTo(name, role) && !seesCosts(role)),
    );
    expect(open).toEqual(Object.keys(AS_SHOWN));
    for (const [name, shown] of Object.entries(AS_SHOWN) as [AdminEndpointName, AdminEndpointName][])
      expect(replyOf(name)).toBe(replyOf(shown));
  });
});
