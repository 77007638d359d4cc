// The tabs of the cart page, by `?role=` (spec §2 Routes).
export const ROLES = ['cart', 'saved', 'orders'] as const;

export type Role = (typeof ROLES)[number];

export const roleTitles = {
  cart: 'Миний сагс',
  saved: 'Хадгалсан',
  orders: 'Миний захиалга',
} as const satisfies Record<Role, string>;

/** The tab that an address names, else the cart. */
export const roleOf = (asked: string | null): Role => ROLES.find((role) => role === asked) ?? 'cart';

export const roleAddress = (role: Role): string => `/cart?role=${role}`;
