import type { ChangedRecords } from '@tokhi/contract/admin/live-calls';
import { allows, type Permission, type StaffRole } from '@tokhi/contract/admin/permissions';

export const NO_CHANGES: ChangedRecords = { orders: [], payments: [], kinds: [] };

/** The permission to see changes of a kind; other kinds need the permission to read the audit log. */
const SEEN_WITH: Readonly<Record<string, Permission>> = {
  'saved view': 'view-orders',
  batch: 'view-orders',
  shipment: 'view-orders',
  refund: 'prepare-refunds',
  approval: 'prepare-refunds',
  staff: 'manage-team',
};

export const isNothing = ({ orders, payments, kinds }: ChangedRecords): boolean =>
  orders.length + payments.length + kinds.length === 0;

/** The changes that these roles may see. */
export function visibleTo(roles: readonly StaffRole[], changed: ChangedRecords): ChangedRecords {
  const may = (permission: Permission) => allows(permission, roles, 'reads');
  return {
    orders: may('view-orders') ? changed.orders : [],
    payments: may('match-transfers') ? changed.payments : [],
    kinds: changed.kinds.filter((kind) => may(SEEN_WITH[kind] ?? 'view-audit')),
  };
}

const union = <Value>(lists: readonly (readonly Value[])[]): Value[] => [...new Set(lists.flat())];

export const merged = (all: readonly ChangedRecords[]): ChangedRecords => ({
  orders: union(all.map(({ orders }) => orders)),
  payments: union(all.map(({ payments }) => payments)),
  kinds: union(all.map(({ kinds }) => kinds)),
});
