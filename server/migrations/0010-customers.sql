-- Customers, the outside accounts they log in with, and the addresses they used.

create table customers (
  id                 bigint generated always as identity primary key,
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now(),
  email_confirmed_at timestamptz,
  email              text not null,
  name               text not null,
  kind               text not null default 'individual',
  -- null after a social login until the profile is filled in
  phone              text,
  phone_2            text,
  register_number    text,
  -- null: logs in through Google or Facebook only
  password_hash      text,
  picture            text,
  constraint an_email_is_unique             unique (email),
  -- one spelling, so that the unique constraint means one account a person (spec §5 Profile)
  constraint an_email_is_in_lower_case      check (email = lower(email) and email like '_%@_%' and char_length(email) <= 254),
  constraint a_name_has_1_to_100_signs      check (char_length(name) between 1 and 100),
  constraint a_customer_kind_is_known       check (kind in ('individual', 'organisation')),
  -- that it starts with 8 or 9 is the profile form's rule only: registration takes any eight digits (spec §5)
  constraint a_phone_is_eight_digits        check (phone ~ '^[0-9]{8}$'),
  constraint a_second_phone_is_eight_digits check (phone_2 ~ '^[0-9]{8}$'),
  constraint a_register_is_seven_digits     check (register_number ~ '^[0-9]{7}$'),
  constraint an_organisation_has_a_register check (kind = 'individual' or register_number is not null),
  constraint a_password_is_an_argon2id_hash check (password_hash like '$argon2id$%')
);

comment on table customers is 'Accounts of shoppers (spec §3 User); the bonus they hold is in bonus_balances.';

-- the call centre asks for the phone
create index customers_by_phone on customers (phone) where phone is not null;

create trigger customers_touch_updated_at before update on customers
  for each row execute function touch_updated_at();

create table customer_identities (
  issuer      text   not null,
  subject     text   not null,
  customer_id bigint not null references customers,
  created_at  timestamptz not null default now(),
  -- decision 21: who somebody is, is what the provider said, keyed by its own id and not by an e-mail that can change hands
  primary key (issuer, subject),
  constraint one_account_of_an_issuer_per_customer unique (customer_id, issuer),
  constraint an_identity_is_not_empty check (issuer <> '' and subject <> '')
);

comment on table customer_identities is 'Google and Facebook accounts that open a customer''s account.';

create table customer_addresses (
  id           bigint generated always as identity primary key,
  customer_id  bigint   not null references customers,
  last_used_at timestamptz not null default now(),
  latitude     numeric(9, 6),
  longitude    numeric(9, 6),
  district_id  smallint not null references districts,
  khoroo       smallint,
  address      text     not null,
  three_words  text,
  contact_name text     not null,
  phone        text     not null,
  phone_2      text,
  email        text     not null,
  constraint an_address_has_1_to_100_signs  check (char_length(address) between 1 and 100),
  constraint khoroos_are_counted_from_1     check (khoroo >= 1),
  constraint a_contact_name_has_1_to_100_signs check (char_length(contact_name) between 1 and 100),
  constraint a_phone_is_eight_digits        check (phone ~ '^[0-9]{8}$'),
  constraint a_second_phone_is_eight_digits check (phone_2 ~ '^[0-9]{8}$'),
  constraint a_point_has_both_coordinates   check ((latitude is null) = (longitude is null)),
  constraint a_point_is_on_the_globe        check (latitude between -90 and 90 and longitude between -180 and 180)
);

comment on table customer_addresses is
  'Addresses a customer used before, offered again by the shipping page (spec §3 Address record).';

create index customer_addresses_last_used_first on customer_addresses (customer_id, last_used_at desc);
create index customer_addresses_in_a_district   on customer_addresses (district_id);
