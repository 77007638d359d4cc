import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { Staff } from '../../../callers/caller.ts';
import type { Db } from '../../../db/database.ts';
import { type Approval, openApprovals } from '../../approvals/public.ts';
import { eventsOfSubject } from '../../audit/public.ts';
import type { VersionedSetting } from '../save-setting.ts';
import { fieldsOfForm, partOf } from './form-value.ts';
import type { SettingForm } from './setting-form.ts';
import { formGroups, formNamed } from './setting-forms.ts';

export interface FormDeps {
  db: Db;
  now: () => Date;
  namesOfStaff: (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
}

type Names = Awaited<ReturnType<FormDeps['namesOfStaff']>>;
type Json = CallReply<AdminCalls['showSetting']>['form']['value'];

const HISTORY = 20;
const known = (ids: readonly (number | null)[]): number[] => ids.filter((id) => id !== null);

function presentListed(
  { name, title, isMoney, affects, from }: SettingForm,
  { updatedAt, updatedBy }: VersionedSetting<object>,
  { names, waiting }: { names: Names; waiting: readonly Approval[] },
) {
  return {
    ...{ name, title, isMoney, affects, from, changed_at: updatedAt.toISOString() },
    changed_by: updatedBy === null ? null : (names.get(updatedBy) ?? null),
    isWaiting: waiting.some(({ subject }) => subject === name),
  };
}

export async function listSettings({
  db,
  now,
  namesOfStaff,
}: FormDeps): Promise<CallReply<AdminCalls['listSettings']>> {
  const records = [...new Set(formGroups.flatMap(({ forms }) => forms.map(({ record }) => record)))];
  const read = await Promise.all(records.map((record) => record.read(db)));
  const waiting = await openApprovals(db, ['setting'], now());
  const names = await namesOfStaff(db, known(read.map(({ updatedBy }) => updatedBy)));
  const stateOf = ({ record }: SettingForm) => read[records.indexOf(record)] as VersionedSetting<object>;
  const groups = formGroups.map(({ title, forms }) => ({
    title,
    forms: forms.map((form) => presentListed(form, stateOf(form), { names, waiting })),
  }));
  return { result: 'success', groups };
}

export async function showSetting(
  { db, now, namesOfStaff }: FormDeps,
  name: string,
  caller: Staff,
): Promise<CallReply<AdminCalls['showSetting']>> {
  const form = formNamed(name);
  const [state, waiting, events] = await Promise.all([
    form.record.read(db),
    openApprovals(db, ['setting'], now()),
    eventsOfSubject(db, { kind: 'setting', id: form.record.key }, HISTORY),
  ]);
  const approval = waiting.find(({ subject }) => subject === name);
  const people = [state.updatedBy, approval?.requested_by ?? null, ...events.map(({ staff_id }) => staff_id)];
  const names = await namesOfStaff(db, known(people));
  const part = (value: unknown) => partOf(form, (value ?? {}) as object) as Json;
  const history = events
    .map(({ id, staff_id, before, after, created_at }) => ({
      ...{ id, at: created_at.toISOString(), by: names.get(staff_id ?? 0) ?? null },
      ...{ before: part(before), after: part(after) },
    }))
    .filter(({ after }) => Object.keys(after).length > 0);
  return {
    result: 'success',
    form: {
      ...presentListed(form, state, { names, waiting }),
      ...{ version: state.version, fields: fieldsOfForm(form), value: part(state.value), history },
      approval: approval === undefined ? null : presentApproval(approval, { names, caller }),
    },
  };
}

function presentApproval(approval: Approval, { names, caller }: { names: Names; caller: Staff }) {
  const { id, version, payload, reason, requested_by, requested_at, expires_at } = approval;
  return {
    ...{ id, version, reason, value: (payload as { value: Json }).value },
    ...{ prepared_by: names.get(requested_by) ?? '', isOwn: requested_by === caller.staffId },
    ...{ requested_at: requested_at.toISOString(), expires_at: expires_at.toISOString() },
  };
}
