// Written by `npm run docs` from the migrated schema. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely';

type Json = string | number | boolean | null | { [key: string]: Json } | Json[];

export interface FeaturedProducts {
  list: string;
  product_id: number;
  position: Generated<number>;
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
