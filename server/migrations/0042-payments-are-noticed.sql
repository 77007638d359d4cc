-- What paying needs beside the tables of payments: bonus that moves once per cause, transfers that come in parts, invoices that
-- somebody has to look at again, and what a receipt and a lender are told by.

-- A second submit-order with another bonus, and a second partial refund, move points of the same order for the same reason. The
-- cause names which of them it is: the number of the choice («1», «2», …), or the refund («refund:17»). Without one an order
-- moves points once, as before.
alter table bonus_ledger
  add column cause text not null default '',
  add constraint a_cause_is_a_plain_word check (cause ~ '^[a-z0-9:-]{0,40}$'),
  add constraint only_an_order_has_a_cause check (cause = '' or order_id is not null),
  -- an order is paid once, so it earns once
  add constraint points_are_earned_without_a_cause check (reason <> 'earned' or cause = '');

comment on column bonus_ledger.cause is
  'Which of several moves of an order this is: the choice of payment that spent points (and got them back), or a refund.';

drop index bonus_moves_once_per_order_and_reason;
create unique index bonus_moves_once_per_order_reason_and_cause on bonus_ledger (order_id, customer_id, reason, cause)
  where order_id is not null;

-- Decision 40: a transfer may come in parts. All parts add up, and the one that makes it whole is the matched one.
alter table payments
  drop constraint a_payment_outcome_is_known,
  add constraint a_payment_outcome_is_known check (outcome in (
    'matched', 'part', 'late', 'duplicate', 'wrong_amount', 'unknown_order')),
  add constraint only_transfers_come_in_parts check (outcome <> 'part' or provider = 'bank_transfer');

alter table invoices
  -- the provider was asked and nobody knows what he meant: the page says «checking» until he answers (unknown is not failed)
  add column unsure_since timestamptz;

-- a callback names its invoice by nothing else
create unique index a_callback_token_names_one_invoice on invoices (callback_token_hash) where callback_token_hash is not null;

alter table orders
  add column consumer_number text,
  add column lender_invoice_number text,
  add constraint a_consumer_number_is_eight_digits check (consumer_number ~ '^[0-9]{8}$'),
  -- the tax office takes a consumer on a citizen's receipt only
  add constraint an_organisation_is_no_consumer check (consumer_number is null or customer_kind = 'individual'),
  add constraint a_lender_invoice_has_1_to_40_signs check (char_length(lender_invoice_number) between 1 and 40),
  add constraint only_a_loan_has_a_lender_invoice check (lender_invoice_number is null or lender_code is not null);

comment on column orders.consumer_number is 'The citizen''s number at e-Barimt, where he gave it: the receipt becomes his.';
comment on column orders.lender_invoice_number is
  'What a lender without a call to ask calls his loan; entered by hand within 3 working hours (spec §9).';
