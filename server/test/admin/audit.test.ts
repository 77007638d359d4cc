import { auditActions } from '@tokhi/contract/admin/audit/audit-words';
import { type AdminEndpointName, adminEndpoints } from '@tokhi/contract/admin/endpoints';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invite } from '../../src/modules/staff/public.ts';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { providerOfTest } from '../money/provider-in-memory.ts';
import { type AdminOfTest, adminOfTest, askAdmin, cookieOf } from './admin-of-test.ts';
import { answerRuns } from './audit-runs/answer-runs.ts';
import type { Run, Runs } from './audit-runs/audit-run.ts';
import { changeSetRuns } from './audit-runs/change-set-runs.ts';
import { customerRuns } from './audit-runs/customer-runs.ts';
import { importRuns } from './audit-runs/import-runs.ts';
import { moneyRuns } from './audit-runs/money-runs.ts';
import { orderRuns } from './audit-runs/order-runs.ts';
import { phoneRuns } from './audit-runs/phone-runs.ts';
import { pictureRuns } from './audit-runs/picture-runs.ts';
import { priceRuns } from './audit-runs/price-runs.ts';
import { productRuns } from './audit-runs/product-runs.ts';
import { searchRuns } from './audit-runs/search-runs.ts';
import { settingRuns } from './audit-runs/setting-runs.ts';
import { shelfRuns } from './audit-runs/shelf-runs.ts';
import { stockRuns } from './audit-runs/stock-runs.ts';
import { workRuns } from './audit-runs/work-runs.ts';
import { authenticatorOfTest } from './authenticator-of-test.ts';
import { enterPassword, insertMember, logIn, type MemberOfTest, PASSWORD } from './member-of-test.ts';
import { watchChanges } from './watch-changes.ts';

const real = databaseOfTest();
let shop: AppOfTest;
let admin: AdminOfTest;
let owner: MemberOfTest;
let cookie = '';
let changes: Awaited<ReturnType<typeof watchChanges>>;
/** What no audit row may hold. */
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

const newMember = () => insertMember(real.database.db, ['support']);
const invited = () =>
  invite(real.database.db, { email: `i${Date.now()}@tokhi.example`, name: 'Я', roles: ['support'] }, admin.clock.now);
const ofNewMember = async (): Promise<Run> => ({ body: { staffId: (await newMember()).id, version: 1 } });
const challenge = async (name: 'passkeyToAdd' | 'passkeyToShow', by: string) =>
  (await askAdmin(admin, name, {}, { cookie: by })).body.options as { challenge: string };

/** Somebody whose code works: half a minute after the last one. */
async function freshCode(member: MemberOfTest): Promise<string> {
  admin.clock.now = new Date(admin.clock.now.getTime() + 30_000);
  return member.code(admin.clock.now);
}
async function withPasskey() {
  const member = await newMember();
  const by = await logIn(admin, member);
  const key = authenticatorOfTest();
  const answer = key.create(await challenge('passkeyToAdd', by));
  await askAdmin(admin, 'addPasskey', { name: 'Утас', answer }, { cookie: by });
  return { member, by, key };
}

const deps = {
  ...{ db: () => real.database.db, app: () => shop.app, admin: () => admin, secrets },
  ask: (name: AdminEndpointName, body: object) => askAdmin(admin, name, body, { cookie }),
};

/** How each changing call is made to succeed. */
const RUNS: Runs = {
  login: async () => ({ body: { email: (await newMember()).email, password: PASSWORD } }),
  acceptInvitation: async () => {
    const token = await invited();
    secrets.push(token);
    return { body: { token, password: PASSWORD } };
  },
  setUpTotp: async () => ({
    body: {},
    cookie: await enterPassword(admin, await insertMember(real.database.db, ['support'], { totp: false })),
  }),
  secondFactor: async () => {
    const waiting = await enterPassword(admin, await insertMember(real.database.db, ['support'], { totp: false }));
    const { body } = await askAdmin(admin, 'setUpTotp', {}, { cookie: waiting });
    secrets.push(body.secret);
    const totp = new TOTP({ secret: Secret.fromBase32(body.secret) });
    return { body: { code: totp.generate({ timestamp: admin.clock.now.getTime() }) }, cookie: waiting };
  },
  logout: async () => ({ body: {}, cookie: await logIn(admin, await newMember()) }),
  stepUp: async () => {
    const member = await newMember();
    const by = await logIn(admin, member);
    return { body: { code: await freshCode(member) }, cookie: by };
  },
  passkeyToShow: async () => ({ body: {}, cookie: (await withPasskey()).by }),
  showPasskey: async () => {
    const { member, key } = await withPasskey();
    const waiting = await enterPassword(admin, member);
    return { body: { answer: key.get(await challenge('passkeyToShow', waiting)) }, cookie: waiting };
  },
  passkeyToAdd: async () => ({ body: {}, cookie: await logIn(admin, await newMember()) }),
  addPasskey: async () => {
    const by = await logIn(admin, await newMember());
    const answer = authenticatorOfTest().create(await challenge('passkeyToAdd', by));
    return { body: { name: 'Утас', answer }, cookie: by };
  },
  removePasskey: async () => {
    const { by, key } = await withPasskey();
    return { body: { id: key.id }, cookie: by };
  },
  makeRecoveryCodes: async () => ({ body: {}, cookie: await logIn(admin, await newMember()) }),
  useRecoveryCode: async () => {
    const member = await newMember();
    const by = await logIn(admin, member);
    const { codes } = (await askAdmin(admin, 'makeRecoveryCodes', {}, { cookie: by })).body;
    secrets.push(...codes);
    return { body: { code: codes[0] }, cookie: await enterPassword(admin, member) };
  },
  endSession: async () => {
    const member = await newMember();
    const [by] = [await logIn(admin, member), await logIn(admin, member)];
    const { sessions } = (await askAdmin(admin, 'showSecurity', {}, { cookie: by })).body;
    return { body: { id: sessions.find((one: { isThis: boolean }) => !one.isThis).id }, cookie: by ?? '' };
  },
  inviteMember: async () => ({ body: { email: 'audited@tokhi.example', name: 'Я', roles: ['support'] } }),
  changeRoles: async () => ({ body: { ...(await ofNewMember()).body, roles: ['orders'] } }),
  disableMember: ofNewMember,
  renewAccess: ofNewMember,
  changeNetworks: async () => ({ body: { networks: ['0.0.0.0/0'], version: 1 } }),
  // A day without money: before the runs that bring some.
  closeDay: async () => ({ body: { day: '2026-10-01', reasons: [] } }),
  ...orderRuns(deps),
  ...workRuns(deps),
  ...customerRuns(deps),
  ...phoneRuns(deps),
  ...answerRuns(deps),
  ...importRuns(deps),
  ...pictureRuns(deps),
  ...shelfRuns(deps),
  ...stockRuns(deps),
  ...moneyRuns(deps),
  ...productRuns(deps),
  ...settingRuns(deps),
  ...changeSetRuns(deps),
  ...priceRuns(deps),
  ...searchRuns(deps),
};

const names = Object.keys(RUNS) as AdminEndpointName[];
/** What only shows something whole: the audit row is all that it writes. */
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
