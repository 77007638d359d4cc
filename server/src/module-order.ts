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
  // the versions of the front page, from tables of content and catalogue
  'front-page',
  'reviews',
  'favourites',
  'cart',
  'checkout',
  'orders',
  'payments',
  'receipts',
  // the comparison of a day's money, and the closing of the day
  'closing',
  'delivery',
  // stock work of staff: receiving, counting, writing off
  'inventory',
  // one action on many records
  'batches',
  // customers' calls that combine several modules
  'profile',
  'staff',
  // sales, proceeds and costs by day
  'reports',
  // goods ordered from suppliers, and received in parts
  'purchases',
  // changes for open staff pages, from records of several modules
  'live',
  // tasks of staff and figures of the day, collected from all others
  'inbox',
  // the state of the system: processes, queues and outside services
  'status',
] as const;

export type Module = (typeof MODULES)[number];
