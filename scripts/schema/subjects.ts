import type { Table } from './read-schema.ts';

/** A table belongs to the first subject whose pattern matches; diagrams and types are written by subject. */
const SUBJECTS: [title: string, tables: RegExp][] = [
  ['Catalogue', /^(categories|sub_categories|brands|events|event_products|colours|models|products)$/],
  ['Purchases', /^(suppliers|product_suppliers|purchase)/],
  [
    'Product facts',
    /^(product_(?!sales|speeds)|planned_prices|change_set|model_|spec_|room|picture_|removed_pictures)/,
  ],
  ['Stock', /^(stock_(levels|reservations|movements|places)|stocktake)/],
  [
    'Customers and access',
    /^(customers?|customer_|sessions|one_time_tokens|link_requests|wrong_tries|welcomed_|pending_identities|social_tickets)/,
  ],
  [
    'Bonus, favourites, reviews, cart',
    /^(bonus_|favourites|price_letters_|stock_alerts|stock_arrivals|reviews|carts$|cart_)/,
  ],
  ['Codes', /^code/],
  ['Places and calendar', /^(districts|khoroo|pickup|holidays)/],
  ['Orders', /^(orders|order_|shipment)/],
  ['Money', /^(bank_|day_closings|invoices|listed_|payments|payment_|refunds|refund_|lenders|receipts|instalment)/],
  ['Messages', /^(notifications|notice_budgets|sms_|contact_(messages|answers)|failed_jobs)/],
  ['Calls', /^(idempotent_|staff_)replies$/],
  ['Home and settings', /^(home_|photo_|promo_|special_|quick_|featured_|front_page_|settings)/],
  ['Search', /^search_|_searches$/],
  ['Batches', /^batch/],
  ['Price lists', /^import(s$|_)/],
  ['Reports', /^(report_|product_speeds)/],
  [
    'Staff',
    /^(staff|audit|approvals|saved_views|inbox_|worker_findings|process_heartbeats|sale_hours|product_sales|delivered_hours)/,
  ],
];

/** The tables of each subject that has some; a table without a subject is an error. */
export function bySubject(tables: readonly Table[]): { title: string; tables: Table[] }[] {
  const left = new Set(tables.map(({ name }) => name));
  const found = SUBJECTS.map(([title, pattern]) => {
    const mine = tables.filter(({ name }) => left.has(name) && pattern.test(name));
    for (const { name } of mine) left.delete(name);
    return { title, tables: mine };
  });
  if (left.size > 0) throw new Error(`No subject for: ${[...left].join(', ')}; add it to scripts/schema/subjects.ts`);
  return found.filter(({ tables: mine }) => mine.length > 0);
}
