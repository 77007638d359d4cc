// Written by `npm run docs` from the migrated schema. Do not edit.
import type { Generated } from 'kysely';

export interface ProductSpeeds {
  product_id: number;
  pieces: number;
  days: number;
}

export interface ReportDays {
  day: string;
  orders: number;
  sales_tug: number;
  refunds_tug: number;
  coded_orders: number;
  codes_tug: number;
  delivered: number;
  delivered_in_time: number;
  bonus_given: number;
  bonus_spent: number;
  bonus_taken_back: number;
  bonus_adjusted: number;
  bonus_owed: number;
  searches: number;
  searches_in_vain: number;
  counted_at: Date;
  counts_products: Generated<boolean>;
}

export interface ReportGoods {
  day: string;
  category_id: number;
  brand_id: number;
  pieces: number;
  sales_tug: number;
  known_tug: number;
  cost_fen: number;
}

export interface ReportMethods {
  day: string;
  method: string;
  orders: number;
  sales_tug: number;
  seconds: number;
}

export interface ReportProducts {
  day: string;
  product_id: number;
  pieces: number;
  is_sold_out: boolean;
}

export interface ReportStock {
  day: string;
  category_id: number;
  value_tug: number;
}
