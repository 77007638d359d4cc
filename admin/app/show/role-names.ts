import type { StaffRole } from '@tokhi/contract/admin/permissions';

/** In the order of the columns on the team's screen. */
export const ROLE_NAMES: Record<StaffRole, string> = {
  owner: 'Эзэмшигч',
  orders: 'Захиалга',
  finance: 'Санхүү',
  warehouse: 'Агуулах',
  catalogue: 'Бараа',
  content: 'Контент',
  support: 'Тусламж',
};

export const ROLES = Object.keys(ROLE_NAMES) as StaffRole[];

/** In the order of the columns. */
export const inOrder = (roles: readonly StaffRole[]): StaffRole[] => ROLES.filter((role) => roles.includes(role));

/** «Захиалга, санхүү»: the names of the member's roles. */
export const roleNames = (roles: readonly StaffRole[]): string =>
  inOrder(roles)
    .map((role, at) => (at === 0 ? ROLE_NAMES[role] : ROLE_NAMES[role].toLowerCase()))
    .join(', ');
