-- What issuing e-Barimt receipts needs: how often it was tried and why it failed, corrections beside what they correct, and
-- what the tax office calls the goods.

alter table receipts
  add column attempts   smallint not null default 0,
  -- `away`, `unsure` or what PosAPI said; never anything of a person
  add column last_error text,
  add column failed_at  timestamptz,
  -- What stands on it, written down before PosAPI is asked: whoever asks again asks for the very same receipt.
  add column lines           jsonb not null,
  add column district_code   text  not null,
  add column consumer_number text,
  drop constraint a_receipt_status_is_known,
  add constraint a_receipt_status_is_known check (status in ('requested', 'registered', 'voided', 'failed')),
  drop constraint a_registered_receipt_has_id_and_date,
  add constraint a_registered_receipt_has_id_and_date check (
    status in ('requested', 'failed') or (bill_id is not null and issued_at is not null)),
  add constraint a_failed_receipt_has_its_time check ((status = 'failed') = (failed_at is not null)),
  add constraint receipt_attempts_are_never_negative check (attempts >= 0),
  add constraint a_receipt_has_lines check (jsonb_typeof(lines) = 'array' and lines <> '[]'),
  add constraint a_district_code_is_four_digits check (district_code ~ '^[0-9]{4}$'),
  add constraint a_consumer_number_is_eight_digits check (consumer_number ~ '^[0-9]{8}$'),
  add constraint only_a_person_has_a_consumer_number check (consumer_number is null or kind = 'b2c'),
  add constraint a_correction_corrects_another check (corrects_receipt_id <> id);

comment on column receipts.corrects_receipt_id is
  'The receipt this one takes the place of (PosAPI inactiveId); that one is voided in the transaction that registers this one.';

-- A correction is written down before PosAPI is asked, beside the receipt that it will take the place of: one in force, and one
-- on its way.
drop index one_receipt_in_force_per_order;
create unique index one_receipt_in_force_per_order on receipts (order_id) where status = 'registered';
create unique index one_receipt_on_its_way_per_order on receipts (order_id) where status in ('requested', 'failed');

-- what the staff look at: empty on a good day
create index receipts_failed on receipts (id) where status = 'failed';

-- What the tax office knows of a receipt is what we keep: another content is another receipt. Which order it is for is never
-- another one, and a voided receipt is not brought back.
create trigger a_receipt_keeps_its_facts before update on receipts
  for each row when (
    (old.order_id, old.corrects_receipt_id, old.total_tug, old.vat_tug, old.city_tax_tug, old.kind, old.customer_tin, old.bill_day,
     old.bill_suffix, old.lines, old.district_code, old.consumer_number) is distinct from
    (new.order_id, new.corrects_receipt_id, new.total_tug, new.vat_tug, new.city_tax_tug, new.kind, new.customer_tin, new.bill_day,
     new.bill_suffix, new.lines, new.district_code, new.consumer_number)
    or old.status = 'voided' and new.status <> 'voided'
    or old.bill_id is not null and new.bill_id is distinct from old.bill_id)
  execute function forbid_change();

-- The suffix of a receipt must be its own within the day. Six digits of one sequence are, also for a receipt that is tried
-- again the day after; a number that a rolled-back transaction drew is lost, and nobody waits for it.
create sequence receipt_suffix_sequence as int minvalue 1 maxvalue 999999 start 1 cycle;

-- The classification of goods and services (БҮНА) on a receipt: a shelf's, or the setting's where a shelf has none.
alter table sub_categories
  add column tax_classification text,
  add constraint a_tax_classification_is_seven_digits check (tax_classification ~ '^[0-9]{7}$');

comment on column sub_categories.tax_classification is 'classificationCode of its goods on an e-Barimt receipt; null: that of the settings.';

-- GS1: EAN-8, UPC-A, EAN-13 or GTIN-14. A product without one stands on a receipt by its own code.
alter table products
  add column bar_code text,
  add constraint a_bar_code_is_gs1 check (bar_code ~ '^([0-9]{8}|[0-9]{12,14})$');

comment on column products.bar_code is 'Its GS1 code on an e-Barimt receipt; null: it has none.';
