import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { saveAdminSettings, versionedAdminSettings } from '../../settings/public.ts';
import { namesOfStaff } from '../members.queries.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { isInNetworks } from './is-in-networks.ts';

export async function showNetworks(
  { db }: StaffDeps,
  { address }: Staff,
): Promise<CallReply<AdminCalls['showNetworks']>> {
  const { value, version } = await versionedAdminSettings(db);
  return { result: 'success', networks: value.networks, version, ownAddress: address };
}

/** Applies from the next request on. Callers cannot lock themselves out. */
export async function changeNetworks(
  { db, now }: StaffDeps,
  { networks, version }: CallBody<AdminCalls['changeNetworks']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['changeNetworks']>> {
  if (!isInNetworks(caller.address, networks)) throw refuse('own_network_missing');
  return inTransaction(db, async (tx) => {
    const { outcome, current } = await saveAdminSettings(tx, { networks }, version, caller, now());
    if (outcome === 'saved') return { result: 'success', networks: current.value.networks, version: current.version };
    const by = current.updatedBy;
    const name = by === null ? undefined : (await namesOfStaff(tx, [by])).get(by);
    const changed = { version: current.version, changed_at: current.updatedAt.toISOString() };
    throw refuse('changed_meanwhile', { ...changed, ...(name !== undefined && { changed_by: name }) });
  });
}
