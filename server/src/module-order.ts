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
  // the front page in versions, out of what content and catalogue keep
  'front-page',
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
  // what is ordered from suppliers, and received in parts
  'purchases',
  // changes for open pages of staff, out of what several modules note
  'live',
  // what staff have to do and how the day goes, gathered from all others
  'inbox',
  // how the shop itself is: its processes, queues and outside services
  'status',
] as const;

export type Module = (typeof MODULES)[number];
