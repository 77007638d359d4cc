// Written by `npm run docs` from the migrated schema. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely';

type Json = string | number | boolean | null | { [key: string]: Json } | Json[];

interface AuditLog {
  id: GeneratedAlways<number>;
  created_at: Generated<Date>;
  staff_id: number | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  before: Json | null;
  after: Json | null;
  request_id: string | null;
  ip: string | null;
}

interface BonusBalances {
  customer_id: number;
  balance: Generated<number>;
}

interface BonusLedger {
  id: GeneratedAlways<number>;
  customer_id: number;
  order_id: number | null;
  points: number;
  created_at: Generated<Date>;
  staff_id: number | null;
  reason: string;
  note: string | null;
}

interface Brands {
  id: GeneratedAlways<number>;
  slug: string;
  name: string;
  logo: string | null;
  banner: string | null;
  position: Generated<number>;
}

interface CartLines {
  customer_id: number;
  added_at: Generated<Date>;
  price_seen_tug: number;
  product_id: number;
  quantity: Generated<number>;
  checked: Generated<boolean>;
}

interface Categories {
  id: GeneratedAlways<number>;
  code: string;
  name: string;
  icon: string | null;
  image: string | null;
  position: Generated<number>;
}

interface CodeUses {
  order_id: number;
  code_id: number;
  held_at: Generated<Date>;
  settled_at: Date | null;
  status: Generated<string>;
}

interface Codes {
  id: GeneratedAlways<number>;
  max_uses: Generated<number | null>;
  uses: Generated<number>;
  amount_tug: number;
  starts_at: Date | null;
  ends_at: Date | null;
  created_at: Generated<Date>;
  active: Generated<boolean>;
  code: string;
  kind: string;
}

interface Colours {
  id: GeneratedAlways<number>;
  name: string;
  swatch: string;
}

interface ContactMessages {
  id: GeneratedAlways<number>;
  customer_id: number;
  created_at: Generated<Date>;
  handled_at: Date | null;
  handled_by: number | null;
  title: string;
  message: string;
}

interface CustomerAddresses {
  id: GeneratedAlways<number>;
  customer_id: number;
  last_used_at: Generated<Date>;
  latitude: string | null;
  longitude: string | null;
  district_id: number;
  khoroo: number | null;
  address: string;
  three_words: string | null;
  contact_name: string;
  phone: string;
  phone_2: string | null;
  email: string;
}

interface CustomerIdentities {
  issuer: string;
  subject: string;
  customer_id: number;
  created_at: Generated<Date>;
}

interface Customers {
  id: GeneratedAlways<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  email_confirmed_at: Date | null;
  email: string;
  name: string;
  kind: Generated<string>;
  phone: string | null;
  phone_2: string | null;
  register_number: string | null;
  password_hash: string | null;
  picture: string | null;
}

interface Districts {
  id: number;
  number_of_khoroo: number;
  asks_for_khoroo: Generated<boolean>;
  name: string;
  tax_code: string | null;
}

interface EventProducts {
  event_id: number;
  product_id: number;
  position: Generated<number>;
}

interface Events {
  id: GeneratedAlways<number>;
  name: string;
  starts_at: Date | null;
  ends_at: Date | null;
  position: Generated<number>;
}

interface Favourites {
  customer_id: number;
  created_at: Generated<Date>;
  price_seen_tug: number;
  product_id: number;
  slot: number;
}

interface FeaturedProducts {
  list: string;
  product_id: number;
  position: Generated<number>;
}

interface Holidays {
  day: string;
  name: string;
}

interface HomeBanners {
  id: GeneratedAlways<number>;
  product_id: number | null;
  position: Generated<number>;
  price_tug: number | null;
  starts_at: Date | null;
  ends_at: Date | null;
  title_1: string;
  title_2: Generated<string>;
  title_3: Generated<string>;
  image: string;
}

interface Invoices {
  id: GeneratedAlways<number>;
  order_id: number;
  amount_tug: number;
  created_at: Generated<Date>;
  closed_at: Date | null;
  last_checked_at: Date | null;
  provider: string;
  status: Generated<string>;
  reference: string;
  provider_invoice_id: string | null;
  qr_text: string | null;
  payment_url: string | null;
  deeplinks: Generated<Json>;
  callback_token_hash: Buffer | null;
}

interface KhorooClasses {
  district_id: number;
  khoroo: number;
  class: string;
}

interface Lenders {
  code: string;
  position: Generated<number>;
  fee_per_mille: number;
  payment_count: number;
  days_between_payments: number;
  interest_per_mille: Generated<number>;
  active: Generated<boolean>;
  name: string;
}

interface ModelDimensions {
  model_id: number;
  position: number;
  name: string;
  value: string;
}

interface Models {
  id: GeneratedAlways<number>;
  category_id: number;
  sub_category_id: number;
  brand_id: number;
  code: string;
  name: string;
  product_type: string;
  description_html: Generated<string>;
  designer_concept_html: Generated<string>;
  care_and_materials_html: Generated<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface Notifications {
  id: GeneratedAlways<number>;
  customer_id: number | null;
  created_at: Generated<Date>;
  sent_at: Date | null;
  attempts: Generated<number>;
  channel: string;
  status: Generated<string>;
  template: string;
  recipient: string;
  subject: string | null;
  dedupe_key: string;
  last_error: string | null;
  payload: Generated<Json>;
  secret: Json | null;
}

interface OneTimeTokens {
  token_hash: Buffer;
  customer_id: number;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
  purpose: string;
  email: string;
}

interface OrderLines {
  order_id: number;
  regular_price_tug: number;
  price_tug: number;
  sale_price_tug: number;
  line_total_tug: number;
  earned_bonus_tug: number;
  china_delivery_tug: Generated<number>;
  product_id: number;
  quantity: number;
  position: number;
  discount_percent: Generated<number>;
  bonus_percent: number;
  code: string;
  name: string;
  model: string;
  colour_name: string;
  image: string | null;
}

interface OrderStatusChanges {
  id: GeneratedAlways<number>;
  order_id: number;
  changed_at: Generated<Date>;
  staff_id: number | null;
  from_status: string | null;
  to_status: string;
  changed_by: string;
  note: string | null;
}

interface Orders {
  id: GeneratedAlways<number>;
  customer_id: number;
  subtotal_tug: number;
  sale_tug: Generated<number>;
  code_tug: Generated<number>;
  service_fee_tug: Generated<number>;
  delivery_tug: Generated<number>;
  assembly_tug: Generated<number>;
  fixing_tug: Generated<number>;
  china_delivery_tug: Generated<number>;
  vat_tug: Generated<number>;
  lending_fee_tug: Generated<number>;
  used_bonus_tug: Generated<number>;
  total_tug: number;
  earned_bonus_tug: Generated<number>;
  created_at: Generated<Date>;
  expires_at: Date;
  submitted_at: Date | null;
  paid_at: Date | null;
  ordered_at: Date | null;
  loaded_at: Date | null;
  came_in_ereen_at: Date | null;
  came_in_ub_at: Date | null;
  in_stock_at: Date | null;
  delivered_at: Date | null;
  expired_at: Date | null;
  refunded_at: Date | null;
  idempotency_key: string;
  latitude: string | null;
  longitude: string | null;
  weight_grams: number;
  volume_ml: number;
  package_count: number;
  version: Generated<number>;
  assembly_count: Generated<number>;
  fixing_count: Generated<number>;
  district_id: number | null;
  khoroo: number | null;
  pickup_place_id: number | null;
  wants_vat_receipt: Generated<boolean>;
  order_number: string;
  status: Generated<string>;
  delivery_kind: string;
  customer_kind: string;
  payment_method: string | null;
  lender_code: string | null;
  contact_name: string;
  contact_phone: string;
  contact_phone_2: string | null;
  contact_email: string;
  register_number: string | null;
  address: string | null;
  three_words: string | null;
}

interface Payments {
  id: GeneratedAlways<number>;
  order_id: number | null;
  invoice_id: number | null;
  amount_tug: number;
  provider_fee_tug: Generated<number>;
  refunded_tug: Generated<number>;
  received_at: Date;
  recorded_at: Generated<Date>;
  staff_id: number | null;
  provider: string;
  provider_payment_id: string;
  outcome: string;
  noticed_by: string;
  payer: string | null;
  evidence: Generated<Json>;
}

interface PhotoBanners {
  id: GeneratedAlways<number>;
  position: Generated<number>;
  starts_at: Date | null;
  ends_at: Date | null;
  name: string;
  image: string;
}

interface PickupPlaces {
  id: number;
  position: Generated<number>;
  active: Generated<boolean>;
  latitude: string | null;
  longitude: string | null;
  name: string;
  address: string;
  hours: string;
}

interface ProductBadges {
  product_id: number;
  kind: string;
  starts_at: Generated<Date>;
  ends_at: Date | null;
}

interface ProductImages {
  product_id: number;
  position: number;
  width: number;
  height: number;
  kind: string;
  file: string;
  alt: string;
  variants: Generated<Json>;
  placeholder: string | null;
}

interface ProductModels3d {
  product_id: number;
  file: string;
  byte_size: number;
}

interface ProductPackages {
  product_id: number;
  position: number;
  quantity: Generated<number>;
  height_mm: number | null;
  length_mm: number | null;
  width_mm: number | null;
  diameter_mm: number | null;
  weight_grams: number | null;
  volume_ml: number | null;
  name: string | null;
}

interface ProductPrices {
  id: GeneratedAlways<number>;
  product_id: number;
  staff_id: number | null;
  price_tug: number;
  regular_price_tug: number;
  effective_at: Generated<Date>;
  discount_starts_at: Date | null;
  discount_ends_at: Date | null;
  discount_percent: Generated<number>;
  reason: string;
}

interface ProductSpecs {
  product_id: number;
  attribute_id: number;
  value_id: number;
}

interface Products {
  id: GeneratedAlways<number>;
  model_id: number;
  colour_id: number;
  category_id: number;
  sub_category_id: number;
  brand_id: number;
  popularity: Generated<number>;
  weight_grams: Generated<number>;
  volume_ml: Generated<number>;
  package_count: Generated<number>;
  discount_percent: Generated<number>;
  bonus_percent: Generated<number>;
  is_family_price: Generated<boolean>;
  ready_in_ulaanbaatar: Generated<boolean>;
  price_tug: number;
  regular_price_tug: number;
  china_delivery_tug: Generated<number>;
  discount_starts_at: Date | null;
  discount_ends_at: Date | null;
  price_valid_from: string | null;
  price_valid_to: string | null;
  published_at: Date | null;
  withdrawn_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  rating_count: Generated<number>;
  rating_sum: Generated<number>;
  code: string;
  name: string;
  dimension: Generated<string>;
  sales_unit: Generated<string>;
  is_listed: GeneratedAlways<boolean>;
}

interface PromoBanners {
  id: GeneratedAlways<number>;
  sub_category_id: number;
  position: Generated<number>;
  starts_at: Date | null;
  ends_at: Date | null;
  title: string;
  description: Generated<string>;
  image: string;
}

interface QuickCategories {
  id: GeneratedAlways<number>;
  sub_category_id: number;
  position: Generated<number>;
  title: string | null;
  image: string | null;
}

interface Receipts {
  id: GeneratedAlways<number>;
  order_id: number;
  corrects_receipt_id: number | null;
  total_tug: number;
  vat_tug: number;
  city_tax_tug: Generated<number>;
  created_at: Generated<Date>;
  issued_at: Date | null;
  voided_at: Date | null;
  bill_day: string;
  bill_suffix: number;
  kind: string;
  status: Generated<string>;
  bill_id: string | null;
  customer_tin: string | null;
}

interface Refunds {
  id: GeneratedAlways<number>;
  payment_id: number;
  order_id: number | null;
  gross_tug: number;
  refund_fee_tug: Generated<number>;
  vat_deduction_tug: Generated<number>;
  bank_fee_tug: Generated<number>;
  bonus_deduction_tug: Generated<number>;
  amount_tug: number;
  created_at: Generated<Date>;
  sent_at: Date | null;
  finished_at: Date | null;
  requested_by: number | null;
  finished_by: number | null;
  status: Generated<string>;
  reason: string;
  instrument: string;
  note: string | null;
  bank_name: string | null;
  account_number: string | null;
  account_holder: string | null;
  provider_refund_id: string | null;
  proof: string | null;
  last_error: string | null;
}

interface Reviews {
  id: GeneratedAlways<number>;
  customer_id: number;
  created_at: Generated<Date>;
  product_id: number;
  rating: number;
  status: Generated<string>;
  message: Generated<string>;
}

interface Sessions {
  token_hash: Buffer;
  customer_id: number;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
  revoked_at: Date | null;
  ip: string | null;
  user_agent: string | null;
}

interface Settings {
  key: string;
  value: Json;
  updated_at: Generated<Date>;
  updated_by: number | null;
}

interface ShipmentOrders {
  order_id: number;
  shipment_id: number;
  added_at: Generated<Date>;
}

interface Shipments {
  id: GeneratedAlways<number>;
  created_by: number | null;
  created_at: Generated<Date>;
  departs_at: Date | null;
  arrives_at: Date | null;
  closed_at: Date | null;
  name: string;
  note: string | null;
}

interface SpecAttributes {
  id: GeneratedAlways<number>;
  category_id: number;
  position: Generated<number>;
  facet_slot: number | null;
  code: string;
  name: string;
  unit: string | null;
}

interface SpecValues {
  id: GeneratedAlways<number>;
  attribute_id: number;
  position: Generated<number>;
  value: string;
}

interface SpecialOffers {
  id: GeneratedAlways<number>;
  product_id: number;
  position: Generated<number>;
  starts_at: Generated<Date>;
  ends_at: Date;
}

interface StaffMembers {
  id: GeneratedAlways<number>;
  email: string;
  name: string;
  password_hash: string;
  disabled_at: Date | null;
  created_at: Generated<Date>;
}

interface StaffRoles {
  staff_id: number;
  role: string;
}

interface StaffSessions {
  token_hash: Buffer;
  staff_id: number;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
  revoked_at: Date | null;
  ip: string | null;
  user_agent: string | null;
}

interface StockLevels {
  product_id: number;
  on_hand: Generated<number>;
  reserved: Generated<number>;
  remain: GeneratedAlways<number>;
}

interface StockMovements {
  id: GeneratedAlways<number>;
  order_id: number | null;
  created_at: Generated<Date>;
  product_id: number;
  staff_id: number | null;
  on_hand_change: Generated<number>;
  reserved_change: Generated<number>;
  on_hand_after: number;
  reserved_after: number;
  reason: string;
  note: string | null;
}

interface StockReservations {
  order_id: number;
  created_at: Generated<Date>;
  settled_at: Date | null;
  product_id: number;
  quantity: number;
  status: Generated<string>;
}

interface SubCategories {
  id: GeneratedAlways<number>;
  category_id: number;
  code: string;
  name: string;
  icon: string | null;
  image: string | null;
  position: Generated<number>;
}

export interface Schema {
  audit_log: AuditLog;
  bonus_balances: BonusBalances;
  bonus_ledger: BonusLedger;
  brands: Brands;
  cart_lines: CartLines;
  categories: Categories;
  code_uses: CodeUses;
  codes: Codes;
  colours: Colours;
  contact_messages: ContactMessages;
  customer_addresses: CustomerAddresses;
  customer_identities: CustomerIdentities;
  customers: Customers;
  districts: Districts;
  event_products: EventProducts;
  events: Events;
  favourites: Favourites;
  featured_products: FeaturedProducts;
  holidays: Holidays;
  home_banners: HomeBanners;
  invoices: Invoices;
  khoroo_classes: KhorooClasses;
  lenders: Lenders;
  model_dimensions: ModelDimensions;
  models: Models;
  notifications: Notifications;
  one_time_tokens: OneTimeTokens;
  order_lines: OrderLines;
  order_status_changes: OrderStatusChanges;
  orders: Orders;
  payments: Payments;
  photo_banners: PhotoBanners;
  pickup_places: PickupPlaces;
  product_badges: ProductBadges;
  product_images: ProductImages;
  product_models_3d: ProductModels3d;
  product_packages: ProductPackages;
  product_prices: ProductPrices;
  product_specs: ProductSpecs;
  products: Products;
  promo_banners: PromoBanners;
  quick_categories: QuickCategories;
  receipts: Receipts;
  refunds: Refunds;
  reviews: Reviews;
  sessions: Sessions;
  settings: Settings;
  shipment_orders: ShipmentOrders;
  shipments: Shipments;
  spec_attributes: SpecAttributes;
  spec_values: SpecValues;
  special_offers: SpecialOffers;
  staff_members: StaffMembers;
  staff_roles: StaffRoles;
  staff_sessions: StaffSessions;
  stock_levels: StockLevels;
  stock_movements: StockMovements;
  stock_reservations: StockReservations;
  sub_categories: SubCategories;
}
