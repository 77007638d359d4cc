// Written by `npm run docs` from the migrated schema. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely';

export interface CodeUses {
  order_id: number;
  code_id: number;
  held_at: Generated<Date>;
  settled_at: Date | null;
  status: Generated<string>;
}

export interface Codes {
  id: GeneratedAlways<number>;
  max_uses: Generated<number | null>;
  uses: Generated<number>;
  amount_tug: number;
  starts_at: Date | null;
  ends_at: Date | null;
  created_at: Generated<Date>;
  active: Generated<boolean>;
  code: string;
  kind: string;
  set_id: number | null;
  created_by: number | null;
  version: Generated<number>;
  note: string | null;
}
