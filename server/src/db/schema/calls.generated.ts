// Written by `npm run docs` from the migrated schema. Do not edit.
import type { Generated } from 'kysely';

export interface IdempotentReplies {
  customer_id: number;
  created_at: Generated<Date>;
  key: string;
  call: string;
  body_hash: Buffer;
  reply: string | null;
}

export interface StaffReplies {
  staff_id: number;
  created_at: Generated<Date>;
  key: string;
  call: string;
  body_hash: Buffer;
  reply: string | null;
}
