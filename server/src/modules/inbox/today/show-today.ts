import type { AdminCalls } from '@tokhi/contract/admin/calls';
import { allows, type Permission } from '@tokhi/contract/admin/permissions';
import type { CallReply } from '@tokhi/contract/call';
import type { Staff } from '../../../callers/caller.ts';
import type { InboxDeps } from '../inbox-deps.ts';
import { goodsOfToday } from './goods-of-today.ts';
import { salesOfToday } from './sales-of-today.ts';
import { stepsOfToday } from './steps-of-today.ts';

/** Today's figures that this staff member may see. */
export async function showToday(
  { db, now }: InboxDeps,
  { roles }: Pick<Staff, 'roles'>,
): Promise<CallReply<AdminCalls['showToday']>> {
  const at = now();
  const may = (permission: Permission) => allows(permission, roles, 'reads');
  return {
    result: 'success',
    steps: may('view-orders') ? await stepsOfToday(db, at) : null,
    sales: may('view-sales') ? await salesOfToday(db, at) : null,
    goods: may('view-sales') || may('edit-products') ? await goodsOfToday(db) : null,
  };
}
