import { auditActions } from '@tokhi/contract/admin/audit/audit-words';
import { type AdminEndpointName, adminEndpoints } from '@tokhi/contract/admin/endpoints';
import { type AdminRawName, adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { providerOfTest } from '../money/provider-in-memory.ts';
import { ADMIN_ORIGIN, type AdminOfTest, adminOfTest, askAdmin, cookieOf } from './admin-of-test.ts';
import { allRuns } from './audit-runs/all-runs.ts';
import type { Run } from './audit-runs/audit-run.ts';
import { insertMember, logIn, type MemberOfTest, PASSWORD } from './member-of-test.ts';
import { watchChanges } from './watch-changes.ts';

const real = databaseOfTest();
let shop: AppOfTest;
let admin: AdminOfTest;
let owner: MemberOfTest;
let cookie = '';
let changes: Awaited<ReturnType<typeof watchChanges>>;
/** What no audit row may contain. */
const secrets: string[] = [PASSWORD];
beforeAll(async () => {
  shop = await appOfTest(real.database);
  const qpay = providerOfTest(() => admin.clock.now, { lists: false, givesBack: true });
  admin = await adminOfTest(real.database, { qpay });
  owner = await insertMember(real.database.db);
  cookie = await logIn(admin, owner);
  changes = await watchChanges(real.database.db);
});
afterAll(async () => {
  await shop?.close();
  await admin?.close();
});

const deps = {
  ...{ db: () => real.database.db, app: () => shop.app, admin: () => admin, secrets },
  ask: (name: AdminEndpointName, body: object) => askAdmin(admin, name, body, { cookie }),
};

const RUNS = allRuns(deps);

const names = Object.keys(RUNS) as AdminEndpointName[];
/** Calls that only show unmasked data: the audit row is all that they write. */
const SHOWS: readonly AdminEndpointName[] = [
  'revealOrder',
  'revealWithReason',
  'revealAccount',
  'printInvoice',
  'copyCodes',
  'revealCustomer',
  'revealCustomerWithReason',
  'exportCustomer',
  'openPhoneOrder',
];

test.each(names)('%s leaves an audit row of its request for what it changes', async (name) => {
  cookie = await logIn(admin, owner);
  const asOwner = { cookie };
  const run = await (RUNS[name] as () => Promise<Run>)();
  const { db } = real.database;
  const before = await db.selectFrom('audit_log').select('id').orderBy('id', 'desc').executeTakeFirst();
  const changed = await changes.changedBy(async () => {
    const answer = await askAdmin(admin, name, run.body, run.cookie === undefined ? asOwner : { cookie: run.cookie });
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ result: 'success' })]);
    secrets.push(cookieOf(answer.setCookie).split('=')[1] || 'no secret');
  });
  expect(changed.length > 0).toBe(!SHOWS.includes(name));
  const rows = await db
    .selectFrom('audit_log')
    .select(['request_id', 'staff_id'])
    .where('id', '>', before?.id ?? 0)
    .execute();
  expect(rows).not.toEqual([]);
  expect(new Set(rows.map(({ request_id }) => request_id)).size).toBe(1);
  expect(rows.every(({ request_id, staff_id }) => request_id !== null && staff_id !== null)).toBe(true);
  expect(adminEndpoints[name].does).toBe('changes');
});

/** Files that staff upload or download. */
const FILES: Partial<Record<AdminRawName, () => Promise<{ query: Record<string, string>; payload?: Buffer }>>> = {
  uploadPicture: async () => ({
    ...{ query: { code: '70489215', key: 'audited-picture', name: 'a.jpg' }, payload: await photograph() },
  }),
  uploadFrontPicture: async () => ({
    ...{ query: { key: 'audited-front', name: 'a.jpg' }, payload: await photograph() },
  }),
  uploadImport: async () => ({
    query: { supplier: 'Наран', name: 'a.csv', key: 'audited-import' },
    payload: Buffer.from('Артикул,Үнэ\n70489215,100000\n'),
  }),
  exportOrders: async () => ({ query: { format: 'csv', filter: '{}' } }),
  exportProducts: async () => ({ query: { format: 'csv', filter: '{}' } }),
  exportMonth: async () => ({ query: { month: '2026-10' } }),
};
const photograph = () =>
  sharp({ create: { width: 1_200, height: 900, channels: 3, background: '#808080' } })
    .jpeg()
    .toBuffer();

test.each(Object.entries(FILES))('%s leaves an audit row of its request', async (name, fileOf) => {
  cookie = await logIn(admin, owner);
  const { db } = real.database;
  const last = await db.selectFrom('audit_log').select('id').orderBy('id', 'desc').executeTakeFirst();
  const { method, path: url } = adminRawEndpoints[name as AdminRawName];
  const from = method === 'GET' ? { 'sec-fetch-site': 'same-origin' } : { origin: ADMIN_ORIGIN };
  const headers = { cookie, 'content-type': 'application/octet-stream', ...from };
  const answer = await admin.app.inject({ ...{ method, url, headers }, ...(await fileOf()) });
  expect([answer.statusCode, answer.body.length > 0]).toEqual([200, true]);
  const rows = await db
    .selectFrom('audit_log')
    .select(['request_id', 'staff_id'])
    .where('id', '>', last?.id ?? 0)
    .execute();
  expect(rows).toEqual([{ request_id: expect.any(String), staff_id: owner.id }]);
});

test('every route of files is run', () => {
  // They return nothing that no page shows.
  const silent: readonly AdminRawName[] = ['liveStream', 'previewFrontPage', 'exportPurchase'];
  const names = (Object.keys(adminRawEndpoints) as AdminRawName[]).filter((name) => !silent.includes(name));
  expect(Object.keys(FILES).toSorted()).toEqual(names.toSorted());
});

test('no audit row holds a password, a token, a code, or a phone, an email or an account of a customer', async () => {
  const audited = JSON.stringify(await real.database.db.selectFrom('audit_log').selectAll().execute());
  for (const secret of new Set(secrets)) expect(audited).not.toContain(secret);
});

test('the audit page has words for every action', async () => {
  const rows = real.database.db.selectFrom('audit_log').select('action').distinct().where('staff_id', 'is not', null);
  const actions = (await rows.execute()).map(({ action }) => action);
  expect(actions.filter((action) => auditActions[action] === undefined)).toEqual([]);
});

test('every changing call of the map is run', () => {
  const changing = (Object.keys(adminEndpoints) as AdminEndpointName[]).filter(
    (name) => adminEndpoints[name].does === 'changes',
  );
  expect(changing.filter((name) => !names.includes(name))).toEqual([]);
});
