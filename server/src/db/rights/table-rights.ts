import type { Schema } from '../schema.generated.ts';
import type { Process } from './roles.ts';

/**
 * What a process may do with the rows of a table: s(elect), i(nsert), u(pdate), d(elete); `u(sentence)` only on these columns, which is
 * also enough to lock a row. Nothing else is granted: no right to create, truncate or alter a table, or to disable a trigger.
 */
type Rights = readonly [api: string, worker: string, admin: string];

/**
 * The single list of who may do what in the database (decision 218). `npm run migrate` makes the rights of the roles equal to it; a table
 * without a line is a type error, and no process may use it. `npm run check` compares the list with the statements that each process can
 * reach. What triggers read and write is not listed: they run with the rights of the owner. The commands `money` and `staff` run as
 * `admin`, `verify-books` and `search:rebuild` as `worker`.
 */
export const TABLE_RIGHTS = {
  audit_log: ['si u(occurrences, last_at) d', 'sid', 'si u(occurrences, last_at) d'],

  approvals: ['', '', 'siu'],

  districts: ['s', 's', 'su'],
  holidays: ['s', '', 'sid'],
  khoroo_classes: ['s', 's', 'sid'],
  lenders: ['s', '', 'su'],
  pickup_places: ['s', 's', 'su'],
  settings: ['s', 's', 'siu'],

  contact_answers: ['sd', '', 'sid'],
  contact_messages: ['sid', '', 'sud'],
  notice_budgets: ['', 'siud', ''],
  notifications: ['siud', 'siud', 'siud'],
  sms_pace: ['', 'su', ''],

  event_products: ['s', 'sid', 'sid'],
  events: ['s', 'sid', 'sid'],
  featured_products: ['s', 'sid', 'sid'],
  home_banners: ['s', 'sid', 'sid'],
  photo_banners: ['s', 'sid', 'sid'],
  promo_banners: ['s', 'sid', 'siud'],
  quick_categories: ['s', 'sid', 'siud'],
  special_offers: ['s', 'sid', 'sid'],

  stock_levels: ['su', 'siu', 'siu'],
  stock_movements: ['si', 'si', 'si'],
  stock_reservations: ['siu', 'su', 'siu'],

  bonus_balances: ['s u(customer_id)', 's', 's u(customer_id)'],
  bonus_ledger: ['si', 'si', 'si'],

  customer_addresses: ['siud', '', 'siud'],
  customer_identities: ['sid', 's', 'sd'],
  customer_notes: ['sd', '', 'sid'],
  customer_pictures: ['sd', 'siu', 'sd'],
  customers: ['siu', 's u(picture)', 'siu'],
  link_requests: ['sid', 'sd', 'sd'],
  one_time_tokens: ['siud', 'sid', 'sd'],
  pending_identities: ['sid', '', ''],
  sessions: ['siud', 'sd', 'sud'],
  social_tickets: ['sid', '', 'sd'],
  welcomed_addresses: ['si', '', 'si'],
  wrong_tries: ['siud', 'sd', 'siud'],

  brands: ['s', 's u(sentence)', 'siud'],
  categories: ['s', 's u(sentence)', 'siud'],
  change_set_rows: ['', 'su', 'siu'],
  change_sets: ['', 'su', 'siu'],
  colours: ['s', 's', 'siud'],
  import_columns: ['', '', 'siu'],
  import_rows: ['', 'sd', 'siu'],
  imports: ['', 's', 'siu'],
  model_dimensions: ['s', '', 'sid'],
  models: ['s', 's', 'siu'],
  picture_lists: ['', 'siu', 'siu'],
  picture_uploads: ['', 'sud', 'siud'],
  product_badges: ['s', '', 'sid'],
  product_costs: ['', 'siud', 'siud'],
  product_suppliers: ['', '', 'siud'],
  suppliers: ['', '', 'siu'],
  product_images: ['s', 'siu', 'siud'],
  product_models_3d: ['s', '', 's'],
  product_packages: ['s', '', 'sid'],
  planned_prices: ['', 'su', 'siu'],
  product_prices: ['', 's', 's'],
  product_specs: ['s', 's', 'siud'],
  products: ['s u(rating_count, rating_sum)', 'su', 'siu'],
  removed_pictures: ['', 'sd', 'sid'],
  room_products: ['s', 'sid', 'sid'],
  rooms: ['s', 'sid', 'sid'],
  spec_attributes: ['s', 's', 'siud'],
  spec_values: ['s', 's', 'siud'],
  sub_categories: ['s', 's u(id)', 'siud'],

  front_page_pictures: ['', 'siu', 'siu'],
  front_page_versions: ['', 'siu', 'siud'],

  hidden_searches: ['s', '', 'sid'],
  popular_searches: ['s', 'sid', 's'],
  search_dirty: ['', 'sid', 's'],
  search_docs: ['s', 'siu', 's'],
  search_outcomes: ['siu', 'sd', 's'],
  search_pinned_products: ['s', '', 'siud'],
  search_pins: ['s', 'sd', 'siud'],
  search_queries: ['siu', 'sd', 's'],
  search_spans: ['', 'siu', 's'],
  search_state: ['s', 'su', 's'],
  search_sums: ['', 'sid', 's'],
  search_synonyms: ['s', '', 'sid'],
  search_terms: ['s', 'siud', 's'],
  search_texts: ['s', 'siu', 's'],

  reviews: ['siu', '', 'su'],
  favourites: ['sid', 'su', 'sd'],
  price_letters_state: ['', 'su', ''],
  stock_alerts: ['sid', 'sud', 'sd'],
  stock_arrivals: ['siu', 'sd', ''],
  cart_lines: ['siud', '', 'sd'],
  carts: ['siu', '', 'siu'],

  code_uses: ['siu', 'su', 'siu'],
  codes: ['s', 's', 'siu'],

  order_lines: ['si', 's', 'si'],
  order_links: ['si', 'sd', 'si'],
  order_notes: ['', '', 'si'],
  order_status_changes: ['si', 'si', 'si'],
  order_step_times: ['s', 'siu', 's'],
  orders: ['siu', 'su', 'siu'],
  saved_views: ['', '', 'siud'],
  product_sales: ['', 'sid', 's'],
  delivered_hours: ['', 'siud', 's'],
  order_step_counts: ['', 'siu', 's'],
  sale_hours: ['', 'sid', 's'],
  report_days: ['', 'siu', 's'],
  report_goods: ['', 'siud', 's'],
  report_methods: ['', 'siud', 's'],
  report_products: ['', 'sid', ''],
  report_stock: ['', 'si', 's'],
  product_speeds: ['', 'sid', 's'],

  purchase_lines: ['', 's', 'siud'],
  purchase_receipt_lines: ['', 's', 'si'],
  purchase_receipts: ['', 's', 'si'],
  purchases: ['', 's', 'siu'],

  bank_rows: ['', 'su', 'siu'],
  bank_statements: ['', '', 'si'],
  invoices: ['siu', 'su', 'su'],
  listed_payments: ['', 'siu', 's'],
  payment_list_comparisons: ['', 'siu', 's'],
  payments: ['si', 'si', 'siu'],
  refund_lines: ['si', 's', 'si'],
  refund_requests: ['si', 's', 'siu'],
  refunds: ['si', 'si', 'siu'],

  receipts: ['s', 'siu', 'su'],

  day_closings: ['', '', 'si'],

  shipment_orders: ['', 's', 'siud'],
  shipments: ['', '', 'siu'],

  stock_places: ['', '', 'siu'],
  stocktake_lines: ['', 's', 'siu'],
  stocktakes: ['', '', 'siu'],

  batch_rows: ['', 'siu', 'su'],
  batches: ['', 'siu', 'siu'],

  staff_members: ['', '', 'siu'],
  staff_passkeys: ['', '', 'siud'],
  staff_recovery_codes: ['', '', 'siud'],
  staff_roles: ['', '', 'sid'],
  staff_sessions: ['', '', 'siu'],

  inbox_items: ['', '', 'siu'],

  process_heartbeats: ['siud', 'siud', 'siud'],

  failed_jobs: ['', 'siu', 'su'],
  worker_findings: ['', 'siud', 's'],
  idempotent_replies: ['siud', 'sd', 'sd'],
  staff_replies: ['', 'sd', 'siu'],
} as const satisfies Record<keyof Schema, Rights>;

/** The owner writes the list of migrations; the doctor, which connects as the worker, reads it. */
export const MIGRATION_RIGHTS: Readonly<Record<string, Rights>> = { kysely_migration: ['', 's', ''] };

/** Tables and views of graphile-worker: its functions write a job with the rights of the caller. */
export const QUEUE_RIGHTS: Readonly<Record<string, Rights>> = {
  _private_job_queues: ['si', 'siud', 'si'],
  _private_jobs: ['siud', 'siud', 'siud'],
  _private_known_crontabs: ['', 'siu', ''],
  _private_tasks: ['si', 'siud', 'si'],
  jobs: ['s', 's', 's'],
  migrations: ['', 's', ''],
};

/** The processes that use sequences which are not identity columns; identity columns need no right of their own. */
export const SEQUENCE_RIGHTS: Readonly<Record<string, readonly Process[]>> = {
  events_id_seq: ['worker', 'admin'],
  order_number_sequence: ['api', 'admin'],
  picture_ids: ['admin'],
  product_code_sequence: ['admin'],
  receipt_suffix_sequence: ['worker'],
};
