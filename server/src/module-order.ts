/**
 * The order of this list IS the architecture: a module may call only the modules before it, through its public.ts
 * (dependency-rules.cjs), and a table belongs to one of them (table-owners.ts).
 */
export const MODULES = [
  'audit',
  'settings',
  'notifications',
  'content',
  'stock',
  'bonus',
  'accounts',
  'catalogue',
  'search',
  'reviews',
  'favourites',
  'cart',
  'checkout',
  'orders',
  'payments',
  'receipts',
  'delivery',
  // customers' calls that gather from several modules
  'profile',
  'staff',
] as const;

export type Module = (typeof MODULES)[number];
