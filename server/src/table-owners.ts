import type { Schema } from './db/schema.generated.ts';
import type { Module } from './module-order.ts';

/** Two folders besides the modules own tables: `jobs` its failed jobs, `callers` the idempotent replies. */
export type Owner = Module | 'jobs' | 'callers';

/**
 * The only module whose queries name a table; the others call it (scripts/check/table-owners.ts). A new table without an owner is a type
 * error. Places, tariffs, lenders and holidays belong to settings: the product page and the checkout need them long before payments and
 * delivery.
 */
export const TABLE_OWNERS = {
  audit_log: 'audit',

  approvals: 'approvals',

  districts: 'settings',
  holidays: 'settings',
  khoroo_classes: 'settings',
  lenders: 'settings',
  pickup_places: 'settings',
  settings: 'settings',

  contact_answers: 'notifications',
  contact_messages: 'notifications',
  notice_budgets: 'notifications',
  notifications: 'notifications',
  sms_pace: 'notifications',

  event_products: 'content',
  events: 'content',
  featured_products: 'content',
  home_banners: 'content',
  photo_banners: 'content',
  promo_banners: 'content',
  quick_categories: 'content',
  special_offers: 'content',

  stock_levels: 'stock',
  stock_movements: 'stock',
  stock_reservations: 'stock',

  bonus_balances: 'bonus',
  bonus_ledger: 'bonus',

  customer_addresses: 'accounts',
  customer_identities: 'accounts',
  customer_notes: 'accounts',
  customer_pictures: 'accounts',
  customers: 'accounts',
  link_requests: 'accounts',
  one_time_tokens: 'accounts',
  pending_identities: 'accounts',
  sessions: 'accounts',
  social_tickets: 'accounts',
  welcomed_addresses: 'accounts',
  wrong_tries: 'accounts',

  brands: 'catalogue',
  categories: 'catalogue',
  change_set_rows: 'catalogue',
  change_sets: 'catalogue',
  colours: 'catalogue',
  import_columns: 'catalogue',
  import_rows: 'catalogue',
  imports: 'catalogue',
  model_dimensions: 'catalogue',
  models: 'catalogue',
  picture_lists: 'catalogue',
  picture_uploads: 'catalogue',
  product_badges: 'catalogue',
  product_costs: 'catalogue',
  product_suppliers: 'catalogue',
  suppliers: 'catalogue',
  product_images: 'catalogue',
  product_models_3d: 'catalogue',
  product_packages: 'catalogue',
  planned_prices: 'catalogue',
  product_prices: 'catalogue',
  product_specs: 'catalogue',
  products: 'catalogue',
  removed_pictures: 'catalogue',
  room_products: 'catalogue',
  rooms: 'catalogue',
  spec_attributes: 'catalogue',
  spec_values: 'catalogue',
  sub_categories: 'catalogue',

  front_page_pictures: 'front-page',
  front_page_versions: 'front-page',

  hidden_searches: 'search',
  popular_searches: 'search',
  search_dirty: 'search',
  search_docs: 'search',
  search_outcomes: 'search',
  search_pinned_products: 'search',
  search_pins: 'search',
  search_queries: 'search',
  search_spans: 'search',
  search_state: 'search',
  search_sums: 'search',
  search_synonyms: 'search',
  search_terms: 'search',
  search_texts: 'search',

  reviews: 'reviews',
  favourites: 'favourites',
  price_letters_state: 'favourites',
  stock_alerts: 'favourites',
  stock_arrivals: 'favourites',
  cart_lines: 'cart',
  carts: 'cart',

  code_uses: 'checkout',
  codes: 'checkout',

  order_lines: 'orders',
  order_links: 'orders',
  order_notes: 'orders',
  order_status_changes: 'orders',
  order_step_times: 'orders',
  orders: 'orders',
  saved_views: 'orders',
  product_sales: 'orders',
  delivered_hours: 'orders',
  order_step_counts: 'orders',
  sale_hours: 'orders',
  report_days: 'reports',
  report_goods: 'reports',
  report_methods: 'reports',
  report_products: 'reports',
  report_stock: 'reports',
  product_speeds: 'reports',

  purchase_lines: 'purchases',
  purchase_receipt_lines: 'purchases',
  purchase_receipts: 'purchases',
  purchases: 'purchases',

  bank_rows: 'payments',
  bank_statements: 'payments',
  invoices: 'payments',
  listed_payments: 'payments',
  payment_list_comparisons: 'payments',
  payments: 'payments',
  refund_lines: 'payments',
  refund_requests: 'payments',
  refunds: 'payments',

  receipts: 'receipts',

  day_closings: 'closing',

  shipment_orders: 'delivery',
  shipments: 'delivery',

  stock_places: 'inventory',
  stocktake_lines: 'inventory',
  stocktakes: 'inventory',

  batch_rows: 'batches',
  batches: 'batches',

  staff_members: 'staff',
  staff_passkeys: 'staff',
  staff_recovery_codes: 'staff',
  staff_roles: 'staff',
  staff_sessions: 'staff',

  inbox_items: 'inbox',

  failed_jobs: 'jobs',
  process_heartbeats: 'status',

  worker_findings: 'jobs',
  idempotent_replies: 'callers',
  staff_replies: 'callers',
} as const satisfies Record<keyof Schema, Owner>;
