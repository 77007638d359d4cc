// Written by `npm run docs` from the migrated schema. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely';

type Json = string | number | boolean | null | { [key: string]: Json } | Json[];

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
}
