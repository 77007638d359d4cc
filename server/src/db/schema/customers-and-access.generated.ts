// Written by `npm run docs` from the migrated schema. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely';

export interface CustomerAddresses {
  id: GeneratedAlways<number>;
  customer_id: number;
  last_used_at: Generated<Date>;
  latitude: string | null;
  longitude: string | null;
  district_id: number;
  khoroo: number | null;
  address: string;
  three_words: string | null;
  contact_name: string;
  phone: string;
  phone_2: string | null;
  email: string;
}

export interface CustomerIdentities {
  issuer: string;
  subject: string;
  customer_id: number;
  created_at: Generated<Date>;
}

export interface Customers {
  id: GeneratedAlways<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  email_confirmed_at: Date | null;
  email: string;
  name: string;
  kind: Generated<string>;
  phone: string | null;
  phone_2: string | null;
  register_number: string | null;
  password_hash: string | null;
  picture: string | null;
}

export interface OneTimeTokens {
  token_hash: Buffer;
  customer_id: number;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
  purpose: string;
  email: string;
}

export interface Sessions {
  token_hash: Buffer;
  customer_id: number;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
  revoked_at: Date | null;
  ip: string | null;
  user_agent: string | null;
}
