// The audit page: who, what, when and on which record; a row field by field (record 211).
import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../src/db/in-transaction.ts';
import { finishApproval, requestApproval } from '../../../src/modules/approvals/public.ts';
import { auditRows, noteSecurityEvent, writeAudit } from '../../../src/modules/audit/public.ts';
import { databaseOfTest } from '../../database-of-test.ts';
import { insertCustomer } from '../../guards/rows.ts';
import { planOf, recordStatements, stepsOf } from '../../recorded-statements.ts';
import { staffOfTest } from '../../staff-of-test.ts';
import { DEMO_DAY } from '../../template-database.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn, type MemberOfTest } from '../member-of-test.ts';

const real = databaseOfTest();
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const ROWS = 130;
let admin: AdminOfTest;
let owner: MemberOfTest;
let cookie = '';
beforeAll(async () => {
  admin = await adminOfTest(real.database);
  owner = await insertMember(real.database.db, ['owner'], { name: 'Болор' });
  cookie = await logIn(admin, owner);
  // Two rows share each timestamp: a page ends between two such rows.
  await inTransaction(real.database.db, async (tx) => {
    for (let at = 0; at < ROWS; at += 1) await writeAudit(tx, moved(at), ago(DAY_MINUTES + Math.floor(at / 2)));
  });
});
afterAll(() => admin?.close());

const ago = (minutes: number) => new Date(DEMO_DAY.getTime() - minutes * MINUTE_MS);
const moved = (at: number) => ({
  ...{ action: 'move order', subject: { kind: 'order', id: `IK26111${String(at).padStart(5, '0')}` } },
  ...{ actor: { staffId: owner.id }, before: { status: 'paid' }, after: { status: 'ordered' } },
});
const list = async (body: object) => (await askAdmin(admin, 'listAudit', body, { cookie })).body;
const show = async (id: number, by = cookie) => (await askAdmin(admin, 'showAudit', { id }, { cookie: by })).body;
const dayOf = (at: Date) => isoDate(ulaanbaatarDate(at));
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

test('pages follow each other without a gap or a repetition, also where two rows have one moment', async () => {
  const ids: number[] = [];
  let after: object | null = null;
  do {
    const page: { rows: { id: number }[]; next: object | null } = await list({
      action: 'move order',
      ...(after && { after }),
    });
    ids.push(...idsOf(page.rows));
    after = page.next;
  } while (after !== null);
  expect(new Set(ids).size).toBe(ROWS);
  expect(ids).toHaveLength(ROWS);
});

test('rows are found by who, what, the number of an order and the days, and groups are counted', async () => {
  const { rows, counts, members } = await list({ subject: 'ik2611-1000 12', who: owner.id });
  expect(rows).toMatchObject([
    { action: 'move order', staff: { name: 'Болор' }, subject: { kind: 'order', id: 'IK2611100012' }, fields: 1 },
  ]);
  expect(counts).toMatchObject({ all: 1, money: 0 });
  expect(members).toContainEqual({ id: owner.id, name: 'Болор' });
  const day = dayOf(ago(DAY_MINUTES));
  const onDay = await list({ from: day, to: day, action: 'move order' });
  expect(onDay.rows.length).toBeGreaterThan(0);
  expect(onDay.rows.every(({ at }: { at: string }) => dayOf(new Date(at)) === day)).toBe(true);
  expect((await list({ from: dayOf(ago(0)), action: 'move order' })).rows).toEqual([]);
  expect((await list({ group: 'money', action: 'move order' })).rows).toEqual([]);
  expect((await list({ who: 'system', action: 'move order' })).rows).toEqual([]);
});

test('security events of customers are not shown, refused logins of staff are', async () => {
  const { db } = real.database;
  const customer = await insertCustomer(db);
  await noteSecurityEvent(db, 'password_changed', customer, { requestId: 'r', address: '203.0.113.9' }, DEMO_DAY);
  await askAdmin(admin, 'login', { email: owner.email, password: 'wrong password' });
  const { rows } = await list({});
  expect(rows.map(({ action }: { action: string }) => action)).not.toContain('password_changed');
  expect((await list({ group: 'login' })).rows[0]).toMatchObject({ action: 'refused staff password', staff: null });
  const hidden = db.selectFrom('audit_log').select('id').where('action', '=', 'password_changed');
  const { id } = await hidden.executeTakeFirstOrThrow();
  expect(await show(id)).toMatchObject({ code: 'audit_row_not_found' });
});

test('a row is shown field by field with its second person, its other rows and a masked address', async () => {
  const { db } = real.database;
  const helper = await insertMember(db, ['finance'], { name: 'Ануужин' });
  const from = { requestId: 'request-of-two', address: '103.26.5.7' };
  const asked = { kind: 'setting', subject: 'audited', payload: {}, reason: 'Тариф 99112233 дугаараас' } as const;
  const written = await inTransaction(db, async (tx) => {
    const { id, version } = await requestApproval(
      tx,
      asked,
      staffOfTest(helper.id, { ...from, requestId: 'before' }),
      ago(5),
    );
    const by = staffOfTest(owner.id, from);
    await finishApproval(tx, { id, kind: 'setting', version, state: 'approved' }, by, DEMO_DAY);
    const before = { fee: { near: 15_000, far: 20_000 }, cost_fen: 5 };
    const after = { fee: { near: 16_000, far: 20_000 }, note: 'Утас 99112233 гэв, bat@mail.mn' };
    const actor = { staffId: owner.id };
    await writeAudit(
      tx,
      { action: 'change setting', subject: { kind: 'setting', id: 'audited' }, actor, from, before, after },
      DEMO_DAY,
    );
    return id;
  });
  const { rows } = await list({ subject: 'audited' });
  const shown = await show(rows[0].id);
  expect(shown.facts).toHaveLength(4);
  expect(shown.facts).toEqual(
    expect.arrayContaining([
      { field: 'fee.near', before: '15000', after: '16000' },
      { field: 'fee.far', before: '20000', after: '20000' },
      { field: 'cost_fen', before: '5', after: null },
      { field: 'note', before: null, after: 'Утас ••••2233 гэв, b•••@mail.mn' },
    ]),
  );
  expect(shown).toMatchObject({ address: '103.26.•.•', request: 'request-of-two', count: 1, others: [] });
  expect(shown.second).toMatchObject({ prepared: 'Ануужин', approved: 'Болор', reason: asked.reason });
  expect(shown.beside).toMatchObject([
    { action: 'finish approval', subject: { kind: 'approval', id: String(written) } },
  ]);
  // A role that may not see costs does not see them here either.
  const orders = await logIn(admin, await insertMember(db, ['orders']));
  expect((await show(rows[0].id, orders)).facts).not.toContainEqual(expect.objectContaining({ field: 'cost_fen' }));
});

test('over a large log no pair of filters reads all of it', async () => {
  const { db, pool } = real.database;
  await pool.query(`insert into audit_log (created_at, staff_id, action, subject_kind, subject_id)
    select timestamptz '2026-01-01' + n * interval '1 minute', case when n % 3 = 0 then ${owner.id} end,
      (array['change price', 'move order', 'save product', 'reveal'])[1 + n % 4], 'product', (70000000 + n % 5000)::text
    from generate_series(1, 60000) n`);
  await pool.query('analyze audit_log');
  const recorded = recordStatements(pool);
  const filters = {
    who: owner.id,
    actions: ['change price', 'plan price'],
    subject: '70000017',
    from: new Date('2026-01-20T00:00:00Z'),
    before: new Date('2026-01-22T00:00:00Z'),
  };
  const names = Object.keys(filters) as (keyof typeof filters)[];
  for (const one of names)
    for (const other of names) {
      await auditRows(recorded.db, { [one]: filters[one], [other]: filters[other] }, undefined, 51);
      const [statement] = recorded.take();
      const steps = stepsOf(await planOf(pool, statement ?? { sql: '', parameters: [] }));
      expect([one, other, steps.map((step) => step['Node Type'])]).toEqual([
        one,
        other,
        expect.not.arrayContaining(['Seq Scan']),
      ]);
    }
  expect(await db.selectFrom('audit_log').select('id').limit(1).execute()).toHaveLength(1);
});
