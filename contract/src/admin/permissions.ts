// Which role of the staff may do what. Code and not data: a change of it is reviewed, and tests build their matrix from it.

/** The roles of the table `staff_roles`; a staff member may have several. */
export const staffRoles = ['owner', 'catalogue', 'content', 'orders', 'warehouse', 'finance', 'support'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** How far a permission goes: freely, only looking, with a reason that is written down, or prepared by one and approved by another. */
export type Grant = 'yes' | 'read' | 'with_reason' | 'two_people';

type Granted = Partial<Record<StaffRole, Grant>>;

/** A role that is not named in a row has no such permission. */
export const permissions = {
  'view-orders': { owner: 'yes', orders: 'yes', finance: 'yes', warehouse: 'read', support: 'yes' },
  'move-orders': { owner: 'yes', orders: 'yes', warehouse: 'yes' },
  /** Making an order for a customer on the telephone. */
  'take-phone-orders': { owner: 'yes', orders: 'yes' },
  'take-back-steps': { owner: 'yes', orders: 'yes' },
  'change-contacts': { owner: 'yes', orders: 'yes', support: 'yes' },
  'view-personal-data': { owner: 'yes', orders: 'yes', finance: 'yes', support: 'with_reason' },
  /** Lists and pages of customers, with contacts masked, and notes about them. */
  'view-customers': { owner: 'yes', orders: 'yes', finance: 'yes', support: 'yes' },
  /** Blocking an account, ending its sessions, handing out or erasing its data. */
  'manage-customers': { owner: 'yes', orders: 'yes' },

  'match-transfers': { owner: 'yes', finance: 'yes' },
  /** Comparing a day's money and closing it, and the month for bookkeeping. */
  'close-days': { owner: 'yes', finance: 'yes' },
  'prepare-refunds': { owner: 'yes', orders: 'yes', finance: 'yes', support: 'yes' },
  /** Up to 500,000₮. */
  'approve-small-refunds': { owner: 'yes', finance: 'yes' },
  'approve-large-refunds': { owner: 'two_people', finance: 'two_people' },
  /** Vouchers and coupons are money: whoever makes them sees them too. */
  'manage-codes': { owner: 'yes', finance: 'yes' },
  'adjust-bonus': { owner: 'two_people', finance: 'two_people' },

  'view-products': {
    ...{ owner: 'yes', catalogue: 'yes', content: 'read', finance: 'read' },
    ...{ orders: 'read', warehouse: 'read', support: 'read' },
  },
  /** What products cost the shop, and what it earns by them. */
  'view-costs': { owner: 'yes', catalogue: 'yes', finance: 'yes' },
  'edit-products': { owner: 'yes', catalogue: 'yes' },
  /** By at most 5 %, up or down. */
  'change-prices-slightly': { owner: 'yes', catalogue: 'yes' },
  'change-prices': { owner: 'two_people', finance: 'two_people', catalogue: 'two_people' },
  'count-stock': { owner: 'yes', warehouse: 'yes', catalogue: 'read' },
  /** Suppliers, what sells out soon, and orders at suppliers; what comes is received by whoever counts stock. */
  'order-goods': { owner: 'yes', catalogue: 'yes', finance: 'read', warehouse: 'read' },
  /** Above the limit of one person. */
  'send-large-purchases': { owner: 'two_people', finance: 'two_people', catalogue: 'two_people' },
  'publish-home-page': { owner: 'yes', content: 'yes' },

  /** Everybody has an inbox; which kinds stand in it is said by the permission to act on each. */
  'use-inbox': {
    ...{ owner: 'yes', orders: 'yes', finance: 'yes', support: 'yes' },
    ...{ warehouse: 'yes', catalogue: 'yes', content: 'yes' },
  },
  'view-sales': { owner: 'yes', orders: 'yes', finance: 'yes' },
  'retry-jobs': { owner: 'yes', orders: 'yes' },
  /** Messages of customers, reviews, notices that did not arrive. */
  'answer-customers': { owner: 'yes', orders: 'yes', support: 'yes' },

  'manage-team': { owner: 'yes' },
  'change-settings': { owner: 'yes', finance: 'read' },
  /** Accounts, tariffs, fees, ways to pay and limits of approvals. */
  'change-money-settings': { owner: 'two_people', finance: 'two_people' },
  /** Processes, queues and outside services: figures, and nothing of a customer. */
  'view-status': { owner: 'yes', orders: 'read', finance: 'read' },
  'view-audit': { owner: 'yes', orders: 'read', finance: 'read' },
} as const satisfies Record<string, Granted>;

export type Permission = keyof typeof permissions;

/** Of several roles the one that goes furthest counts. */
const FURTHEST_FIRST: readonly Grant[] = ['yes', 'with_reason', 'two_people', 'read'];

/** How far a staff member with these roles may go; null: not at all. */
export function grantOf(permission: Permission, roles: readonly StaffRole[]): Grant | null {
  const granted: Granted = permissions[permission];
  const grants = roles.map((role) => granted[role]);
  return FURTHEST_FIRST.find((grant) => grants.includes(grant)) ?? null;
}

/**
 * Whether such a call is open to these roles. Who may only look makes no change. A permission that needs a reason opens calls that
 * take one (their body must have it), and one that needs two people opens calls that prepare, or finish what another prepared.
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
