import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { StaffDeps } from '../staff-deps.ts';
import { presentMember } from './member.present.ts';
import { teamRows } from './team.queries.ts';

export async function listMembers({
  db,
  now,
}: Pick<StaffDeps, 'db' | 'now'>): Promise<CallReply<AdminCalls['listMembers']>> {
  const at = now();
  return { result: 'success', members: (await teamRows(db)).map((row) => presentMember(row, at)) };
}
