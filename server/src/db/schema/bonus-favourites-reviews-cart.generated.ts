// Written by `npm run docs` from the migrated schema. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely';

export interface BonusBalances {
  customer_id: number;
  balance: Generated<number>;
}

export interface BonusLedger {
  id: GeneratedAlways<number>;
  customer_id: number;
  order_id: number | null;
  points: number;
  created_at: Generated<Date>;
  staff_id: number | null;
  reason: string;
  note: string | null;
  cause: Generated<string>;
}

export interface CartLines {
  customer_id: number;
  added_at: Generated<Date>;
  price_seen_tug: number;
  product_id: number;
  quantity: Generated<number>;
  checked: Generated<boolean>;
  version: Generated<number>;
}

export interface Carts {
  customer_id: number;
  version: Generated<number>;
}

export interface Favourites {
  customer_id: number;
  created_at: Generated<Date>;
  price_seen_tug: number;
  product_id: number;
  slot: number;
}

export interface PriceLettersState {
  only_row: Generated<boolean>;
  looked_until: Date;
}

export interface Reviews {
  id: GeneratedAlways<number>;
  customer_id: number;
  created_at: Generated<Date>;
  product_id: number;
  rating: number;
  status: Generated<string>;
  message: Generated<string>;
  hidden_reason: string | null;
  answer: string | null;
  answered_at: Date | null;
  version: Generated<number>;
}

export interface StockAlerts {
  id: GeneratedAlways<number>;
  customer_id: number;
  created_at: Generated<Date>;
  product_id: number;
}

export interface StockArrivals {
  product_id: number;
  pieces: number;
}
