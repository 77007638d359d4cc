// Written by `npm run docs` from the migrated schema. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely';

export interface ProductSuppliers {
  product_id: number;
  supplier_id: number;
}

export interface PurchaseLines {
  purchase_id: number;
  product_id: number;
  units: number;
  received: Generated<number>;
  unit_cost_fen: number | null;
  position: number;
  expected_on: string | null;
  over_reason: string | null;
}

export interface PurchaseReceiptLines {
  receipt_id: number;
  movement_id: number;
  loss_movement_id: number | null;
  product_id: number;
  units: number;
  damaged: Generated<number>;
}

export interface PurchaseReceipts {
  id: GeneratedAlways<number>;
  received_at: Date;
  purchase_id: number;
  received_by: number;
  shipment_id: number | null;
  part: number;
  note: string | null;
}

export interface Purchases {
  id: GeneratedAlways<number>;
  supplier_id: number;
  created_by: number;
  sent_by: number | null;
  ended_by: number | null;
  version: Generated<number>;
  deposit_percent: Generated<number>;
  parts: Generated<number>;
  expected_on: string | null;
  created_at: Date;
  sent_at: Date | null;
  confirmed_at: Date | null;
  closed_at: Date | null;
  cancelled_at: Date | null;
  yuan_rate_tug: number | null;
  short_reason: string | null;
  end_note: string | null;
  note: Generated<string>;
}

export interface Suppliers {
  id: GeneratedAlways<number>;
  created_by: number | null;
  created_at: Generated<Date>;
  retired_at: Date | null;
  version: Generated<number>;
  deposit_percent: Generated<number>;
  name: string;
  full_name: Generated<string>;
  contact: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  address: Generated<string>;
  note: Generated<string>;
}
