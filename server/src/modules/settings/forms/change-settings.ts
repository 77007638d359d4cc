import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import type { Tx } from '../../../db/database.ts';
import { finishApproval, requestApproval } from '../../approvals/public.ts';
import type { Facts } from '../../audit/public.ts';
import type { VersionedSetting } from '../save-setting.ts';
import { partOf, recordWith } from './form-value.ts';
import type { SettingForm } from './setting-form.ts';
import { formNamed } from './setting-forms.ts';
import type { FormDeps } from './show-settings.ts';

interface Change {
  value: object;
  version: number;
}

export const saveForm = (
  deps: FormDeps,
  { form: name, ...change }: CallBody<AdminCalls['saveSetting']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['saveSetting']>> =>
  withIdempotency(deps.db, caller, async (tx) => {
    const form = formNamed(name);
    if (form.isMoney) throw refuse('second_person_required');
    return { result: 'success', version: await applyChange(tx, deps, form, change, caller) };
  });

/** Checks the prepared change now, and again on approval. It has no effect until then. */
export const prepareForm = (
  deps: FormDeps,
  { form: name, value, version, reason }: CallBody<AdminCalls['prepareSetting']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['prepareSetting']>> =>
  withIdempotency(deps.db, caller, async (tx) => {
    const form = formNamed(name);
    if (!form.isMoney) throw refuse('setting_not_found');
    const current = await form.record.read(tx);
    if (current.version !== version) throw await changedMeanwhile(tx, deps, current);
    const checked = partOf(form, recordWith(form, current.value, value));
    const payload = { version, value: checked } as Facts;
    const approval = await requestApproval(tx, { kind: 'setting', subject: name, payload, reason }, caller, deps.now());
    return { result: 'success', approval: { id: approval.id, version: approval.version } };
  });

/** Saves the change with the approval, if the version is the one it was prepared for; a newer version has to be reviewed first. */
export const approveForm = (
  deps: FormDeps,
  { approval: id, version, state }: CallBody<AdminCalls['approveSetting']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['approveSetting']>> =>
  withIdempotency(deps.db, caller, async (tx) => {
    const approval = await finishApproval(tx, { id, kind: 'setting', version, state }, caller, deps.now());
    if (state === 'approved')
      await applyChange(tx, deps, formNamed(approval.subject), approval.payload as unknown as Change, caller);
    return { result: 'success' };
  });

/** Returns the new version. */
async function applyChange(tx: Tx, deps: FormDeps, form: SettingForm, { value, version }: Change, caller: Staff) {
  const before = await form.record.read(tx);
  if (before.version !== version) throw await changedMeanwhile(tx, deps, before);
  const { outcome, current } = await form.record.save(
    tx,
    recordWith(form, before.value, value),
    version,
    caller,
    deps.now(),
  );
  if (outcome === 'changed_meanwhile') throw await changedMeanwhile(tx, deps, current);
  return current.version;
}

async function changedMeanwhile(tx: Tx, { namesOfStaff }: FormDeps, current: VersionedSetting<object>) {
  const by = current.updatedBy;
  const name = by === null ? undefined : (await namesOfStaff(tx, [by])).get(by);
  const changed = { version: current.version, changed_at: current.updatedAt.toISOString() };
  return refuse('changed_meanwhile', { ...changed, ...(name !== undefined && { changed_by: name }) });
}
