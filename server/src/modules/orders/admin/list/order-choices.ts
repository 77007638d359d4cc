import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { Staff } from '../../../../callers/caller.ts';
import type { Db } from '../../../../db/database.ts';
import type { ShownBeside } from './shown-beside.ts';

/** The port that the staff module implements: active staff members, by name. */
export type WorkingStaff = (db: Db) => Promise<{ id: number; name: string }[]>;

/** The choices of the order filter; among the staff members the caller comes first. */
export async function orderChoices(
  deps: { db: Db; beside: () => Promise<ShownBeside>; workingStaff: WorkingStaff },
  { staffId }: Staff,
): Promise<CallReply<AdminCalls['orderChoices']>> {
  const { districts, methods } = await deps.beside();
  const staff = (await deps.workingStaff(deps.db)).map((member) => ({ ...member, is_me: member.id === staffId }));
  return {
    result: 'success',
    districts: [...districts],
    methods: [...methods],
    staff: staff.toSorted((one, other) => Number(other.is_me) - Number(one.is_me)),
  };
}
