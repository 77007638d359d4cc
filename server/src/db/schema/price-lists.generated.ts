// Written by `npm run docs` from the migrated schema. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely';

type Json = string | number | boolean | null | { [key: string]: Json } | Json[];

export interface ImportColumns {
  saved_at: Date;
  saved_by: number;
  version: Generated<number>;
  supplier: string;
  columns: Json;
}

export interface ImportRows {
  import_id: number;
  was_tug: number | null;
  now_tug: number | null;
  at: number;
  product_id: number | null;
  seen_version: number | null;
  change_tenths: number | null;
  margin_tenths: number | null;
  moved: GeneratedAlways<number | null>;
  warnings: Generated<number>;
  is_left_out: Generated<boolean>;
  is_accepted: Generated<boolean>;
  is_fixed: Generated<boolean>;
  outcome: string | null;
  code: string | null;
  category: string | null;
  cells: Json;
  wanted: Json | null;
  problems: Json | null;
  before: Json | null;
  after: Json | null;
}

export interface Imports {
  id: GeneratedAlways<number>;
  change_set_id: number | null;
  uploaded_at: Date;
  compared_at: Date | null;
  uploaded_by: number;
  heading_at: number;
  byte_size: number;
  version: Generated<number>;
  supplier: string;
  file_name: string;
  upload_key: string;
  file_hash: Buffer;
  headings: Json;
  columns: Json | null;
}
