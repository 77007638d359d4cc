// Written by `npm run docs` from the migrated schema. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely';

type Json = string | number | boolean | null | { [key: string]: Json } | Json[];

export interface ContactAnswers {
  id: GeneratedAlways<number>;
  customer_id: number;
  staff_id: number;
  created_at: Date;
  text: string;
}

export interface ContactMessages {
  id: GeneratedAlways<number>;
  customer_id: number;
  created_at: Generated<Date>;
  handled_at: Date | null;
  handled_by: number | null;
  title: string;
  message: string;
}

export interface FailedJobs {
  id: GeneratedAlways<number>;
  job_id: number;
  name: string;
  key: string;
  payload: Json;
  attempts: number;
  last_error: string;
  failed_at: Date;
  settled_at: Date | null;
  settled_by: number | null;
}

export interface NoticeBudgets {
  recipient_hash: Buffer;
  told_at: Date[];
}

export interface Notifications {
  id: GeneratedAlways<number>;
  customer_id: number | null;
  created_at: Generated<Date>;
  sent_at: Date | null;
  attempts: Generated<number>;
  channel: string;
  status: Generated<string>;
  template: string;
  recipient: string;
  subject: string | null;
  dedupe_key: string;
  last_error: string | null;
  payload: Generated<Json>;
  secret: Json | null;
  counted_at: Date | null;
}

export interface SmsPace {
  only_row: Generated<boolean>;
  next_at: Date;
}
