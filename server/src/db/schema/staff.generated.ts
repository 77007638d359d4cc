// Written by `npm run docs` from the migrated schema. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely';

type Json = string | number | boolean | null | { [key: string]: Json } | Json[];

export interface Approvals {
  id: GeneratedAlways<number>;
  kind: string;
  subject: string;
  payload: Json;
  reason: string;
  state: Generated<string>;
  requested_by: number;
  requested_at: Date;
  expires_at: Date;
  finished_by: number | null;
  finished_at: Date | null;
  version: Generated<number>;
}

export interface AuditLog {
  id: GeneratedAlways<number>;
  created_at: Generated<Date>;
  staff_id: number | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  before: Json | null;
  after: Json | null;
  request_id: string | null;
  ip: string | null;
  customer_id: number | null;
  is_security_event: Generated<boolean>;
  occurrences: Generated<number>;
  last_at: Date | null;
}

export interface DeliveredHours {
  starts_at: Date;
  orders: number;
  seconds: number;
}

export interface InboxItems {
  kind: string;
  subject: string;
  assignee: number | null;
  done_by: number | null;
  version: Generated<number>;
  postponed_until: Date | null;
  done_at: Date | null;
  changed_at: Date;
  done_reason: string | null;
}

export interface ProcessHeartbeats {
  process: string;
  place: string;
  version: string;
  started_at: Date;
  seen_at: Date;
  search_fresh_at: Date | null;
  memory_mb: number;
  requests: Generated<number>;
  failures: Generated<number>;
  p95_ms: number | null;
  waiting_for_connection: Generated<number>;
  services: Generated<Json>;
  job_queues: Generated<Json>;
}

export interface ProductSales {
  product_id: number;
  pieces: number;
  counted_at: Date;
}

export interface SaleHours {
  starts_at: Date;
  orders: number;
  sales_tug: number;
}

export interface SavedViews {
  id: GeneratedAlways<number>;
  staff_id: number;
  created_at: Date;
  version: Generated<number>;
  is_shared: boolean;
  name: string;
  sort: string;
  filter: Json;
  columns: Json;
}

export interface StaffMembers {
  id: GeneratedAlways<number>;
  email: string;
  name: string;
  password_hash: string | null;
  disabled_at: Date | null;
  created_at: Generated<Date>;
  totp_secret: Buffer | null;
  totp_confirmed_at: Date | null;
  totp_last_step: number | null;
  invitation_hash: Buffer | null;
  invitation_expires_at: Date | null;
  version: Generated<number>;
}

export interface StaffPasskeys {
  credential_id: Buffer;
  staff_id: number;
  name: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  created_at: Date;
  last_used_at: Date | null;
}

export interface StaffRecoveryCodes {
  code_hash: Buffer;
  staff_id: number;
  created_at: Date;
  used_at: Date | null;
}

export interface StaffRoles {
  staff_id: number;
  role: string;
}

export interface StaffSessions {
  token_hash: Buffer;
  staff_id: number;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
  revoked_at: Date | null;
  ip: string | null;
  user_agent: string | null;
  second_factor_at: Date | null;
  challenge: string | null;
  challenge_expires_at: Date | null;
}

export interface WorkerFindings {
  name: string;
  value: number;
  found_at: Date;
}
