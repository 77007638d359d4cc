/**
 * The order of this list IS the architecture: a module may call only the modules before it, through its public.ts
 * (dependency-rules.cjs), and a table belongs to one of them (table-owners.ts).
 */
export const MODULES = [
  'audit',
  'approvals',
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
  // the money of a day compared, and the day closed
  'closing',
  'delivery',
  // what staff do with the stock: receiving, counting, writing off
  'inventory',
  // one action on many records
  'batches',
  // customers' calls that gather from several modules
  'profile',
  'staff',
  // what sold, what it brought and cost, by day
  'reports',
  // changes for open pages of staff, out of what several modules note
  'live',
  // what staff have to do and how the day goes, gathered from all others
  'inbox',
] as const;

export type Module = (typeof MODULES)[number];
