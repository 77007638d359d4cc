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
  picture_url: string | null;
}

export interface CustomerNotes {
  id: GeneratedAlways<number>;
  customer_id: number;
  staff_id: number;
  created_at: Date;
  text: string;
}

export interface CustomerPictures {
  key: string;
  customer_id: number;
  created_at: Generated<Date>;
  webp: Buffer;
}

export interface Customers {
  id: GeneratedAlways<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  email_confirmed_at: Date | null;
  email: string;
  name: string | null;
  kind: Generated<string>;
  phone: string | null;
  phone_2: string | null;
  register_number: string | null;
  password_hash: string | null;
  picture: string | null;
  terms_accepted_at: Date | null;
  terms_version: string | null;
  blocked_at: Date | null;
  blocked_by: number | null;
  blocked_reason: string | null;
  erased_at: Date | null;
  wants_price_drop: Generated<boolean>;
  wants_back_in_stock: Generated<boolean>;
  letters_key: Generated<string>;
  wants_sms: Generated<boolean>;
  password_proven_at: Date | null;
  password_chosen_in: Buffer | null;
}

export interface LinkRequests {
  id: GeneratedAlways<number>;
  created_at: Generated<Date>;
  email: string;
  purpose: string;
}

export interface OneTimeTokens {
  token_hash: Buffer;
  customer_id: number | null;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
  purpose: string;
  email: string;
  code_hash: Buffer | null;
  tries: Generated<number>;
}

export interface PendingIdentities {
  token_hash: Buffer;
  issuer: string;
  subject: string;
  name: string | null;
  picture_url: string | null;
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
  browser_hash: Buffer | null;
  opened_by: string | null;
}

export interface SocialTickets {
  ticket_hash: Buffer;
  customer_id: number;
  expires_at: Date;
}

export interface WelcomedAddresses {
  email_hash: Buffer;
  created_at: Generated<Date>;
}

export interface WrongTries {
  key: string;
  count: number;
  ends_at: Date;
}
