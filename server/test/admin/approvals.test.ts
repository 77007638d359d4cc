import { expect, test } from 'vitest';
import type { Staff } from '../../src/callers/caller.ts';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { finishApproval, openApprovals, requestApproval } from '../../src/modules/approvals/public.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { expectRefusal } from '../guards/refusals.ts';
import { insertStaff } from '../guards/rows.ts';
import { staffOfTest } from '../staff-of-test.ts';
import { DEMO_DAY } from '../template-database.ts';

const real = databaseOfTest();
const newMember = async () => staffOfTest(await insertStaff(real.database.db));
const after = (hours: number) => new Date(DEMO_DAY.getTime() + hours * 3_600_000);
let made = 0;

const newSubject = () => {
  made += 1;
  return `IK${made}`;
};

const prepare = (by: Staff, subject = newSubject(), now = DEMO_DAY) => {
  const asked = { kind: 'refund' as const, subject, payload: { sum: 600_000 }, reason: 'Гэмтэлтэй ирсэн' };
  return inTransaction(real.database.db, (tx) => requestApproval(tx, asked, by, now));
};
const finish = (id: number, by: Staff, state: 'approved' | 'declined' = 'approved', now = after(1)) =>
  inTransaction(real.database.db, (tx) => finishApproval(tx, { id, kind: 'refund', version: 1, state }, by, now));

test('another person approves, and both are written down', async () => {
  const [one, other] = [await newMember(), await newMember()];
  const { id } = await prepare(one);
  await expect(finish(id, one)).rejects.toMatchObject({ code: 'second_person_required' });
  expect(await finish(id, other)).toMatchObject({
    ...{ state: 'approved', requested_by: one.staffId, finished_by: other.staffId, payload: { sum: 600_000 } },
  });
  await expect(finish(id, other, 'declined')).rejects.toMatchObject({ code: 'changed_meanwhile' });
  const rows = real.database.db.selectFrom('audit_log').select(['action', 'staff_id']).orderBy('id');
  expect(await rows.where('subject_kind', '=', 'approval').where('subject_id', '=', String(id)).execute()).toEqual([
    { action: 'request approval', staff_id: one.staffId },
    { action: 'finish approval', staff_id: other.staffId },
  ]);
});

test('of ten who finish it at the same moment one does', async () => {
  const { id } = await prepare(await newMember());
  const others = await Promise.all(Array.from({ length: 10 }, newMember));
  const answers = await Promise.allSettled(others.map((other) => finish(id, other)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('one thing is prepared once at a time, and again after 72 hours', async () => {
  const [one, other] = [await newMember(), await newMember()];
  const { id } = await prepare(one, 'IK0000000001');
  await expect(prepare(other, 'IK0000000001')).rejects.toMatchObject({ code: 'approval_in_work' });
  await expect(finish(id, other, 'approved', after(72))).rejects.toMatchObject({ code: 'approval_not_found' });
  await prepare(other, 'IK0000000001', after(72));
  const open = await openApprovals(real.database.db, ['refund'], after(72));
  expect(open.map(({ subject, requested_by }) => [subject, requested_by])).toEqual([['IK0000000001', other.staffId]]);
});

test('the table itself refuses the same person, another payload, a second decision and deleting', async () => {
  const { db } = real.database;
  const one = await newMember();
  const { id } = await prepare(one);
  const approvals = db.updateTable('approvals').where('id', '=', id);
  const finished = { state: 'approved', finished_at: after(1), version: 2 };
  await expectRefusal(approvals.set({ ...finished, finished_by: one.staffId }).execute(), 'another_person_finishes_it');
  await expectRefusal(approvals.set(finished).execute(), 'a_finished_approval_names_who');
  const cheaper = approvals.set({ payload: '{"sum":1}' }).execute();
  await expectRefusal(cheaper, 'an_approval_is_approved_as_it_was_prepared');
  await finish(id, await newMember());
  await expectRefusal(approvals.set({ finished_at: after(2) }).execute(), 'a_finished_approval_stays_finished');
  await expectRefusal(db.deleteFrom('approvals').where('id', '=', id).execute(), 'approvals_are_kept');
});
