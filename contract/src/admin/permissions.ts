// Which staff role may do what. Code and not data: changes are reviewed, and tests build their matrix from it.

/** The roles of the table `staff_roles`; a staff member may have several. */
export const staffRoles = ['owner', 'catalogue', 'content', 'orders', 'warehouse', 'finance', 'support'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** How far a permission goes: full, read only, with a recorded reason, or prepared by one member and approved by another. */
export type Grant = 'yes' | 'read' | 'with_reason' | 'two_people';

type Granted = Partial<Record<StaffRole, Grant>>;

/** A role that a row does not name does not have the permission. */
export const permissions = {
  'view-orders': { owner: 'yes', orders: 'yes', finance: 'yes', warehouse: 'read', support: 'yes' },
  'move-orders': { owner: 'yes', orders: 'yes', warehouse: 'yes' },
  /** Making an order for a customer on the phone. */
  'take-phone-orders': { owner: 'yes', orders: 'yes' },
  'take-back-steps': { owner: 'yes', orders: 'yes' },
  'change-contacts': { owner: 'yes', orders: 'yes', support: 'yes' },
  'view-personal-data': { owner: 'yes', orders: 'yes', finance: 'yes', support: 'with_reason' },
  /** Lists and pages of customers, with masked contacts, and notes about them. */
  'view-customers': { owner: 'yes', orders: 'yes', finance: 'yes', support: 'yes' },
  /** Blocking an account, ending its sessions, exporting or erasing its data. */
  'manage-customers': { owner: 'yes', orders: 'yes' },

  'match-transfers': { owner: 'yes', finance: 'yes' },
  /** Comparing a day's money and closing it, and the month for bookkeeping. */
  'close-days': { owner: 'yes', finance: 'yes' },
  'prepare-refunds': { owner: 'yes', orders: 'yes', finance: 'yes', support: 'yes' },
  /** Up to 500,000₮. */
  'approve-small-refunds': { owner: 'yes', finance: 'yes' },
  'approve-large-refunds': { owner: 'two_people', finance: 'two_people' },
  /** Vouchers and coupons are money: making and seeing them is one permission. */
  'manage-codes': { owner: 'yes', finance: 'yes' },
  'adjust-bonus': { owner: 'two_people', finance: 'two_people' },

  'view-products': {
    ...{ owner: 'yes', catalogue: 'yes', content: 'read', finance: 'read' },
    ...{ orders: 'read', warehouse: 'read', support: 'read' },
  },
  /** What products cost the shop, and their margin. */
  'view-costs': { owner: 'yes', catalogue: 'yes', finance: 'yes' },
  'edit-products': { owner: 'yes', catalogue: 'yes' },
  /** By at most 5 %, up or down. */
  'change-prices-slightly': { owner: 'yes', catalogue: 'yes' },
  'change-prices': { owner: 'two_people', finance: 'two_people', catalogue: 'two_people' },
  'count-stock': { owner: 'yes', warehouse: 'yes', catalogue: 'read' },
  /** Suppliers, what sells out soon, and orders at suppliers; members who count stock receive the goods. */
  'order-goods': { owner: 'yes', catalogue: 'yes', finance: 'read', warehouse: 'read' },
  /** Above the limit of one person. */
  'send-large-purchases': { owner: 'two_people', finance: 'two_people', catalogue: 'two_people' },
  'publish-home-page': { owner: 'yes', content: 'yes' },

  /** Everybody has an inbox; its kinds depend on the permission to act on each. */
  'use-inbox': {
    ...{ owner: 'yes', orders: 'yes', finance: 'yes', support: 'yes' },
    ...{ warehouse: 'yes', catalogue: 'yes', content: 'yes' },
  },
  'view-sales': { owner: 'yes', orders: 'yes', finance: 'yes' },
  'retry-jobs': { owner: 'yes', orders: 'yes' },
  /** Messages of customers, reviews, notices that were not delivered. */
  'answer-customers': { owner: 'yes', orders: 'yes', support: 'yes' },

  'manage-team': { owner: 'yes' },
  'change-settings': { owner: 'yes', finance: 'read' },
  /** Accounts, tariffs, fees, payment methods and limits of approvals. */
  'change-money-settings': { owner: 'two_people', finance: 'two_people' },
  /** Processes, queues and outside services: figures, and no customer data. */
  'view-status': { owner: 'yes', orders: 'read', finance: 'read' },
  'view-audit': { owner: 'yes', orders: 'read', finance: 'read' },
} as const satisfies Record<string, Granted>;

export type Permission = keyof typeof permissions;

/** Of several roles the most permissive grant counts. */
const FURTHEST_FIRST: readonly Grant[] = ['yes', 'with_reason', 'two_people', 'read'];

/** The grant of a staff member with these roles; null: none. */
export function grantOf(permission: Permission, roles: readonly StaffRole[]): Grant | null {
  const granted: Granted = permissions[permission];
  const grants = roles.map((role) => granted[role]);
  return FURTHEST_FIRST.find((grant) => grants.includes(grant)) ?? null;
}

/**
 * Whether such a call is open to these roles. A read-only grant allows no change. A permission that needs a reason opens calls that
 * take one (their body must have it); one that needs two people opens calls that prepare, or finish what another member prepared.
 */
export function allows(
  permission: Permission,
  roles: readonly StaffRole[],
  does: 'reads' | 'changes',
  { takesReason = false, twoPeople = false }: { takesReason?: boolean; twoPeople?: boolean } = {},
): boolean {
  const open: Record<Grant, boolean> = {
    yes: true,
    read: does === 'reads',
    with_reason: takesReason,
    two_people: twoPeople,
  };
  const granted: Granted = permissions[permission];
  return roles.some((role) => granted[role] !== undefined && open[granted[role]]);
}
