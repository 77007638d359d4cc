// Written by `npm run docs` from the migrated schema. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely';

export interface Brands {
  id: GeneratedAlways<number>;
  slug: string;
  name: string;
  logo: string | null;
  banner: string | null;
  position: Generated<number>;
  sentence: Generated<string>;
  is_shown: Generated<boolean>;
  version: Generated<number>;
  merged_into: number | null;
}

export interface Categories {
  id: GeneratedAlways<number>;
  code: string;
  name: string;
  icon: string | null;
  image: string | null;
  position: Generated<number>;
  sentence: Generated<string>;
  is_shown: Generated<boolean>;
  version: Generated<number>;
  merged_into: number | null;
}

export interface Colours {
  id: GeneratedAlways<number>;
  name: string;
  swatch: string;
  version: Generated<number>;
}

export interface EventProducts {
  event_id: number;
  product_id: number;
  position: Generated<number>;
}

export interface Events {
  id: GeneratedAlways<number>;
  name: string;
  starts_at: Date | null;
  ends_at: Date | null;
  position: Generated<number>;
  sentence: Generated<string>;
}

export interface Models {
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
  width_mm: number | null;
  depth_mm: number | null;
  height_mm: number | null;
  not_included: string | null;
  version: Generated<number>;
}

export interface Products {
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
  bar_code: string | null;
  version: Generated<number>;
  edited_by: number | null;
  publish_at: Date | null;
  tax_classification: string | null;
  customs_code: string | null;
  gaps: Generated<number>;
  discount_ending: Generated<number>;
}

export interface SubCategories {
  id: GeneratedAlways<number>;
  category_id: number;
  code: string;
  name: string;
  icon: string | null;
  image: string | null;
  position: Generated<number>;
  tax_classification: string | null;
  is_shown: Generated<boolean>;
  version: Generated<number>;
  merged_into: number | null;
}
