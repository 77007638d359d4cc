// Written by `npm run docs` from the migrated schema. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely';

export interface SearchDirty {
  id: GeneratedAlways<number>;
  product_id: number | null;
  facts: Generated<boolean>;
}

export interface SearchDocs {
  product_id: number;
  version: number;
  category_id: number;
  sub_category_id: number;
  brand_id: number;
  colour_id: number;
  popularity: number;
  price_tug: number;
  regular_price_tug: number;
  discount_starts_at: Date | null;
  discount_ends_at: Date | null;
  published_at: Date | null;
  spec_value_ids: number[];
  discount_percent: number;
  width_cm: number | null;
  depth_cm: number | null;
  height_cm: number | null;
  rating: number;
  is_listed: boolean;
  is_ready: boolean;
  is_in_stock: boolean;
  material: string | null;
  model_id: number;
  discount_ending: Generated<number>;
}

export interface SearchOutcomes {
  day: string;
  product_id: number;
  clicks: Generated<number>;
  cart_additions: Generated<number>;
  query: string;
}

export interface SearchQueries {
  day: string;
  query: string;
  level: string;
  hits: number;
  asked: Generated<number>;
}

export interface SearchState {
  only_row: Generated<boolean>;
  version: Generated<number>;
  content_version: Generated<number>;
  facts_version: Generated<number>;
  stock_version: Generated<number>;
}

export interface SearchTerms {
  key: string;
  count: number;
  shown: string | null;
  loose: GeneratedAlways<string>;
}

export interface SearchTexts {
  product_id: number;
  popularity: number;
  is_listed: boolean;
  name_words: string;
  all_words: string;
}
