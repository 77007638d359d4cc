// Written by `npm run docs` from the migrated schema. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely';

type Json = string | number | boolean | null | { [key: string]: Json } | Json[];

export interface BatchRows {
  batch_id: number;
  subject_id: number;
  change_id: number | null;
  position: number;
  outcome: Generated<string>;
  reason: string | null;
}

export interface Batches {
  id: GeneratedAlways<number>;
  staff_id: number;
  created_at: Date;
  frozen_at: Date | null;
  active_at: Date;
  finished_at: Date | null;
  takes_back: number | null;
  kind: string;
  action: Json;
  as_owner: boolean;
  reason: string | null;
}
