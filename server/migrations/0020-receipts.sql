-- e-Barimt receipts of the tax office (decision 35).

create table receipts (
  id                  bigint generated always as identity primary key,
  order_id            bigint not null references orders,
  -- the receipt this one takes the place of (PosAPI inactiveId): a part of the order was refunded
  corrects_receipt_id bigint references receipts,
  total_tug           bigint not null,
  vat_tug             bigint not null,
  city_tax_tug        bigint not null default 0,
  created_at          timestamptz not null default now(),
  issued_at           timestamptz,
  voided_at           timestamptz,
  -- our number within the day (billIdSuffix): asking PosAPI again after a lost answer cannot register a second receipt
  bill_day            date   not null,
  bill_suffix         int    not null,
  kind                text   not null,
  status              text   not null default 'requested',
  bill_id             text,
  customer_tin        text,
  -- the lottery number and the QR data have no columns on purpose: the tax office forbids to store them
  constraint a_receipt_kind_is_known           check (kind in ('b2c', 'b2b')),
  constraint a_receipt_status_is_known         check (status in ('requested', 'registered', 'voided')),
  constraint a_receipt_is_for_money            check (total_tug > 0),
  constraint taxes_are_a_part_of_the_total     check (vat_tug >= 0 and city_tax_tug >= 0 and vat_tug + city_tax_tug < total_tug),
  constraint a_registered_receipt_has_id_and_date check (status = 'requested' or (bill_id is not null and issued_at is not null)),
  constraint a_voided_receipt_has_its_time     check ((status = 'voided') = (voided_at is not null)),
  constraint a_bill_id_is_33_digits            check (bill_id ~ '^[0-9]{33}$'),
  constraint only_an_organisation_has_a_tin    check ((kind = 'b2b') = (customer_tin is not null)),
  constraint a_tin_is_11_to_14_digits          check (customer_tin ~ '^[0-9]{11,14}$'),
  constraint a_bill_id_is_unique               unique (bill_id),
  constraint a_suffix_is_unique_within_the_day unique (bill_day, bill_suffix)
);

comment on table receipts is 'Tax receipts of paid orders: the id and the date that the tax office knows them by.';

create index receipts_of_an_order on receipts (order_id, id);
-- a correction voids the receipt before it, so one at most is in force
create unique index one_receipt_in_force_per_order on receipts (order_id) where status <> 'voided';
create unique index a_receipt_is_corrected_once    on receipts (corrects_receipt_id) where corrects_receipt_id is not null;
-- registered within minutes, unless the tax office's service is away
create index receipts_to_be_registered on receipts (id) where status = 'requested';

create trigger receipts_are_never_deleted before delete or truncate on receipts
  for each statement execute function forbid_change();
