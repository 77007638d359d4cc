// Written by `npm run docs` from the migrated schema. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely';

export interface HiddenSearches {
  query: string;
  because: string | null;
  staff_id: number;
  hidden_at: Date;
}

export interface PopularSearches {
  text: string;
  place: number;
  asked: number;
  days_clicked: number;
}

export interface SearchDirty {
  id: GeneratedAlways<number>;
  product_id: number | null;
  facts: Generated<boolean>;
  words: Generated<boolean>;
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

export interface SearchPinnedProducts {
  pins_id: number;
  place: number;
  product_id: number;
}

export interface SearchPins {
  id: GeneratedAlways<number>;
  query: string;
  query_key: string;
  ends_on: string | null;
  version: Generated<number>;
  changed_by: number;
  changed_at: Date;
}

export interface SearchQueries {
  day: string;
  query: string;
  level: string;
  hits: number;
  asked: Generated<number>;
}

export interface SearchSpans {
  days: number;
  asked: number;
  missed: number;
  unclicked: number;
  cart_additions: number;
  asked_before: number | null;
  missed_before: number | null;
  summed_at: Date;
}

export interface SearchState {
  only_row: Generated<boolean>;
  version: Generated<number>;
  content_version: Generated<number>;
  facts_version: Generated<number>;
  stock_version: Generated<number>;
  written_formats: Generated<number[]>;
}

export interface SearchSums {
  days: number;
  query: string;
  asked: number;
  asked_before: number | null;
  days_asked: number;
  days_clicked: number;
  hits: number;
  clicks: number;
  cart_additions: number;
  unclicked: GeneratedAlways<number>;
}

export interface SearchSynonyms {
  id: GeneratedAlways<number>;
  said: string;
  meant: string;
  said_key: string;
  meant_key: string;
  both_ways: boolean;
  created_by: number;
  created_at: Date;
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
