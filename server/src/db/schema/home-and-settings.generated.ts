// Written by `npm run docs` from the migrated schema. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely';

type Json = string | number | boolean | null | { [key: string]: Json } | Json[];

export interface FeaturedProducts {
  list: string;
  product_id: number;
  position: Generated<number>;
}

export interface FrontPagePictures {
  id: GeneratedAlways<number>;
  state: Generated<string>;
  alt: Generated<string>;
  reason: string | null;
  source_file: string | null;
  original_name: string | null;
  upload_key: string | null;
  uploaded_by: number | null;
  uploaded_at: Date;
  width: number | null;
  height: number | null;
  contrast: number | null;
  file: string | null;
  variants: Json | null;
  placeholder: string | null;
}

export interface FrontPageVersions {
  id: GeneratedAlways<number>;
  number: number | null;
  state: Generated<string>;
  version: Generated<number>;
  based_on: number | null;
  page: Json;
  created_by: number | null;
  created_at: Date;
  saved_by: number | null;
  saved_at: Date;
  publish_at: Date | null;
  scheduled_by: number | null;
  published_at: Date | null;
  published_by: number | null;
}

export interface HomeBanners {
  id: GeneratedAlways<number>;
  product_id: number | null;
  position: Generated<number>;
  starts_at: Date | null;
  ends_at: Date | null;
  title_1: string;
  title_2: Generated<string>;
  title_3: Generated<string>;
  image: string;
  variants: Generated<Json>;
  placeholder: string | null;
}

export interface PhotoBanners {
  id: GeneratedAlways<number>;
  position: Generated<number>;
  starts_at: Date | null;
  ends_at: Date | null;
  name: string;
  image: string;
  variants: Generated<Json>;
  placeholder: string | null;
  product_id: number | null;
}

export interface PromoBanners {
  id: GeneratedAlways<number>;
  sub_category_id: number;
  position: Generated<number>;
  starts_at: Date | null;
  ends_at: Date | null;
  title: string;
  description: Generated<string>;
  image: string;
  variants: Generated<Json>;
  placeholder: string | null;
}

export interface QuickCategories {
  id: GeneratedAlways<number>;
  sub_category_id: number;
  position: Generated<number>;
  title: string | null;
  image: string | null;
}

export interface Settings {
  key: string;
  value: Json;
  updated_at: Generated<Date>;
  updated_by: number | null;
  version: Generated<number>;
}

export interface SpecialOffers {
  id: GeneratedAlways<number>;
  product_id: number;
  position: Generated<number>;
  starts_at: Generated<Date>;
  ends_at: Date;
}
