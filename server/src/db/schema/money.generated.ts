// Written by `npm run docs` from the migrated schema. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely';

type Json = string | number | boolean | null | { [key: string]: Json } | Json[];

export interface BankRows {
  id: GeneratedAlways<number>;
  statement_id: number;
  amount_tug: number;
  received_at: Date;
  order_id: number | null;
  payment_id: number | null;
  decided_at: Date | null;
  run_at: Date | null;
  decided_by: number | null;
  version: Generated<number>;
  decision: string;
  expected: string | null;
  problem: string | null;
  bank: string;
  bank_number: string;
  payer: string;
  account: string;
  memo: string;
  request_id: string | null;
  key: Buffer;
  raw: Json;
  reasons: Generated<Json>;
}

export interface BankStatements {
  id: GeneratedAlways<number>;
  imported_at: Date;
  imported_by: number;
  row_count: number;
  bank: string;
  file_name: string;
  file_hash: Buffer;
}

export interface DayClosings {
  day: string;
  closed_at: Date;
  closed_by: number;
  sums: Json;
  differences: Json;
}

export interface Invoices {
  id: GeneratedAlways<number>;
  order_id: number;
  amount_tug: number;
  created_at: Generated<Date>;
  closed_at: Date | null;
  last_checked_at: Date | null;
  provider: string;
  status: Generated<string>;
  reference: string;
  provider_invoice_id: string | null;
  qr_text: string | null;
  payment_url: string | null;
  deeplinks: Generated<Json>;
  callback_token_hash: Buffer | null;
  unsure_since: Date | null;
  closing_since: Date | null;
  payer_phone: string | null;
  watched_until: Date | null;
  unknown_since: Date | null;
  unknown_answers: Generated<number>;
}

export interface Lenders {
  code: string;
  position: Generated<number>;
  fee_per_mille: number;
  payment_count: number | null;
  days_between_payments: number | null;
  interest_per_mille: Generated<number>;
  active: Generated<boolean>;
  name: string;
}

export interface ListedPayments {
  provider: string;
  provider_payment_id: string;
  amount_tug: number;
  received_at: Date;
  listed_at: Date;
}

export interface PaymentListComparisons {
  provider: string;
  compared_until: Date;
  listed_from: Date | null;
}

export interface Payments {
  id: GeneratedAlways<number>;
  order_id: number | null;
  invoice_id: number | null;
  amount_tug: number;
  provider_fee_tug: Generated<number>;
  refunded_tug: Generated<number>;
  received_at: Date;
  recorded_at: Generated<Date>;
  staff_id: number | null;
  provider: string;
  provider_payment_id: string;
  outcome: string;
  noticed_by: string;
  payer: string | null;
  evidence: Generated<Json>;
}

export interface Receipts {
  id: GeneratedAlways<number>;
  order_id: number;
  corrects_receipt_id: number | null;
  total_tug: number;
  vat_tug: number;
  city_tax_tug: Generated<number>;
  created_at: Generated<Date>;
  issued_at: Date | null;
  voided_at: Date | null;
  bill_day: string;
  bill_suffix: number;
  kind: string;
  status: Generated<string>;
  bill_id: string | null;
  customer_tin: string | null;
  attempts: Generated<number>;
  last_error: string | null;
  failed_at: Date | null;
  lines: Json;
  district_code: string;
  consumer_number: string | null;
  in_doubt_since: Date | null;
}

export interface RefundLines {
  request_id: number;
  order_id: number;
  gross_tug: number;
  quantity: number;
  position: number;
}

export interface RefundRequests {
  id: GeneratedAlways<number>;
  order_id: number;
  taken_back_bonus: number;
  returned_bonus: number;
  asked_at: Generated<Date>;
  settled_at: Date | null;
  status: Generated<string>;
  note: string | null;
  answer: string | null;
}

export interface Refunds {
  id: GeneratedAlways<number>;
  payment_id: number;
  order_id: number | null;
  gross_tug: number;
  refund_fee_tug: Generated<number>;
  vat_deduction_tug: Generated<number>;
  bank_fee_tug: Generated<number>;
  bonus_deduction_tug: Generated<number>;
  amount_tug: number;
  created_at: Generated<Date>;
  sent_at: Date | null;
  finished_at: Date | null;
  requested_by: number | null;
  finished_by: number | null;
  status: Generated<string>;
  reason: string;
  instrument: string;
  note: string | null;
  bank_name: string | null;
  account_number: string | null;
  account_holder: string | null;
  provider_refund_id: string | null;
  proof: string | null;
  last_error: string | null;
  request_id: number | null;
}
