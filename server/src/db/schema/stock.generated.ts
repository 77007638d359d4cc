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
  loss: string | null;
}

export interface StockPlaces {
  product_id: number;
  counted_at: Date | null;
  counted_in: string | null;
  location: string | null;
  shelf: GeneratedAlways<string | null>;
}

export interface StockReservations {
  order_id: number;
  created_at: Generated<Date>;
  settled_at: Date | null;
  product_id: number;
  quantity: number;
  status: Generated<string>;
}

export interface StocktakeLines {
  stocktake_id: number;
  movement_id: number | null;
  counted_at: Date;
  product_id: number;
  counted_by: number;
  on_hand_then: number;
  units: number;
  recounts: Generated<number>;
  belongs: boolean;
  reason: string | null;
}

export interface Stocktakes {
  id: GeneratedAlways<number>;
  batch_id: number | null;
  started_at: Date;
  counted_at: Date | null;
  closed_at: Date | null;
  started_by: number;
  version: Generated<number>;
  place: string;
  shelf: string;
}
