// Written by `npm run docs` from the migrated schema. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely';

export interface StockLevels {
  product_id: number;
  on_hand: Generated<number>;
  reserved: Generated<number>;
  remain: GeneratedAlways<number>;
}

export interface StockMovements {
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

export interface StockReservations {
  order_id: number;
  created_at: Generated<Date>;
  settled_at: Date | null;
  product_id: number;
  quantity: number;
  status: Generated<string>;
}
