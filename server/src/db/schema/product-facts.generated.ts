// Written by `npm run docs` from the migrated schema. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely';

type Json = string | number | boolean | null | { [key: string]: Json } | Json[];

export interface ChangeSetRows {
  set_id: number;
  was_tug: number;
  now_tug: number;
  product_id: number;
  seen_version: number;
  change_tenths: number;
  margin_tenths: number | null;
  warnings: number;
  before: Json;
  after: Json;
}

export interface ChangeSets {
  id: GeneratedAlways<number>;
  batch_id: number | null;
  prepared_at: Date;
  apply_at: Date | null;
  applied_at: Date | null;
  rolled_back_at: Date | null;
  prepared_by: number;
  approved_by: number | null;
  version: Generated<number>;
  source: string;
  state: Generated<string>;
  name: string;
  reason: string;
  figures: Json | null;
}

export interface ModelDimensions {
  model_id: number;
  position: number;
  name: string;
  value: string;
}

export interface PictureLists {
  product_id: number;
  version: Generated<number>;
}

export interface PictureUploads {
  id: Generated<number>;
  product_id: number;
  place: number;
  kind: string;
  seen_from: string | null;
  alt: Generated<string>;
  state: Generated<string>;
  reason: string | null;
  source_file: string | null;
  original_name: string;
  byte_size: number;
  upload_key: string;
  uploaded_by: number;
  uploaded_at: Date;
  width: number | null;
  height: number | null;
  file: string | null;
  variants: Json | null;
  placeholder: string | null;
}

export interface PlannedPrices {
  id: GeneratedAlways<number>;
  product_id: number;
  applies_at: Date;
  price_tug: number | null;
  regular_price_tug: number | null;
  discount_percent: number | null;
  discount_ending: number | null;
  discount_ends_at: Date | null;
  reason: string;
  state: Generated<string>;
  planned_by: number;
  planned_at: Date;
  approved_by: number | null;
  cancelled_by: number | null;
  finished_at: Date | null;
}

export interface ProductBadges {
  product_id: number;
  kind: string;
  starts_at: Generated<Date>;
  ends_at: Date | null;
}

export interface ProductCosts {
  product_id: number;
  cost_fen: number;
  changed_at: Date;
}

export interface ProductImages {
  product_id: number;
  position: number;
  width: number;
  height: number;
  kind: string;
  file: string;
  alt: string;
  variants: Generated<Json>;
  placeholder: string | null;
  seen_from: string | null;
  id: Generated<number>;
}

export interface ProductModels3d {
  product_id: number;
  file: string;
  byte_size: number;
  plain_file: string | null;
}

export interface ProductPackages {
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

export interface ProductPrices {
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
  discount_ending: Generated<number>;
  change_set_id: number | null;
}

export interface ProductSpecs {
  product_id: number;
  attribute_id: number;
  value_id: number;
}

export interface RemovedPictures {
  id: number;
  product_id: number;
  place: number;
  kind: string;
  seen_from: string | null;
  alt: string;
  width: number;
  height: number;
  file: string;
  variants: Json;
  placeholder: string | null;
  removed_by: number;
  removed_at: Date;
}

export interface RoomProducts {
  room_id: number;
  product_id: number;
  position: number;
  x: number | null;
  y: number | null;
}

export interface Rooms {
  id: GeneratedAlways<number>;
  code: string;
  position: number;
  name: Generated<string>;
  sentence: Generated<string>;
  image: string | null;
  variants: Generated<Json>;
  placeholder: string | null;
}

export interface SpecAttributes {
  id: GeneratedAlways<number>;
  category_id: number;
  position: Generated<number>;
  facet_slot: number | null;
  code: string;
  name: string;
  unit: string | null;
}

export interface SpecValues {
  id: GeneratedAlways<number>;
  attribute_id: number;
  position: Generated<number>;
  value: string;
}
