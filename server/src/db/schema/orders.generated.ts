// Written by `npm run docs` from the migrated schema. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely';

export interface OrderLines {
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

export interface OrderLinks {
  token_hash: Buffer;
  order_id: number;
  created_at: Generated<Date>;
  expires_at: Date;
}

export interface OrderNotes {
  id: GeneratedAlways<number>;
  order_id: number;
  staff_id: number;
  created_at: Date;
  text: string;
}

export interface OrderStatusChanges {
  id: GeneratedAlways<number>;
  order_id: number;
  changed_at: Generated<Date>;
  staff_id: number | null;
  from_status: string | null;
  to_status: string;
  changed_by: string;
  note: string | null;
  takes_back: number | null;
}

export interface OrderStepCounts {
  status: string;
  orders: number;
  late: number;
  pickups: number;
  pickups_long: number;
  counted_at: Date;
}

export interface OrderStepTimes {
  source: string;
  step: string;
  orders_measured: number;
  usual_seconds: number;
  latest_seconds: number;
  measured_at: Date;
}

export interface Orders {
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
  source: Generated<string>;
  pay_by: Date | null;
  consumer_number: string | null;
  lender_invoice_number: string | null;
  organisation_name: string | null;
  assignee_id: number | null;
  is_demo: Generated<boolean>;
  placed_by: number | null;
}

export interface ShipmentOrders {
  order_id: number;
  shipment_id: number;
  added_at: Generated<Date>;
  added_by: number | null;
}

export interface Shipments {
  id: GeneratedAlways<number>;
  created_by: number | null;
  created_at: Generated<Date>;
  departs_at: Date | null;
  arrives_at: Date | null;
  closed_at: Date | null;
  name: string;
  note: string | null;
  version: Generated<number>;
  capacity_kg: number | null;
  capacity_litres: number | null;
  closed_by: number | null;
  driver: string | null;
  driver_phone: string | null;
  plate: string | null;
}
