-- What accounts need to open: proofs by mail, wrong tries, terms, blocking, erasure and which letters are wanted.

alter table customers
  -- null until somebody who came in by a mailed code told it
  alter column name drop not null,
  add column terms_accepted_at timestamptz,
  add column terms_version     text,
  add column blocked_at        timestamptz,
  add column blocked_by        int references staff_members,
  add column blocked_reason    text,
  add column erased_at         timestamptz,
  add column wants_price_drop    boolean not null default true,
  add column wants_back_in_stock boolean not null default true,
  add constraint terms_are_accepted_in_a_version check ((terms_accepted_at is null) = (terms_version is null)),
  add constraint a_block_names_staff_and_why check (
    (blocked_at is null) = (blocked_by is null) and (blocked_at is null) = (coalesce(blocked_reason, '') = '')),
  add constraint an_erased_customer_has_no_secrets check (
    erased_at is null or (password_hash is null and name is null and phone is null and phone_2 is null and picture is null
      and register_number is null));

create index customers_blocked_by on customers (blocked_by) where blocked_by is not null;

alter table one_time_tokens
  -- null: a code, which is mailed to an address whether or not it has an account, so that nobody can tell the two apart
  alter column customer_id drop not null,
  -- of a code: SHA-256 of the browser's secret and the six digits together; neither a backup nor the browser alone tells them
  add column code_hash bytea,
  add column tries     smallint not null default 0,
  drop constraint a_link_has_a_known_purpose,
  add constraint a_link_has_a_known_purpose check (
    purpose in ('confirm_email', 'reset_password', 'change_email', 'login_code')),
  add constraint a_code_is_nobodys_until_it_is_used check ((purpose = 'login_code') = (customer_id is null)),
  add constraint a_code_is_kept_as_its_sha256 check (
    (purpose = 'login_code') = (code_hash is not null) and octet_length(code_hash) = 32),
  add constraint a_code_has_five_tries check (tries between 0 and 5);

create index one_time_tokens_of_an_address on one_time_tokens (email, purpose);

create table link_requests (
  id         bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  email      text not null,
  purpose    text not null,
  constraint a_request_has_a_known_purpose check (purpose in ('confirm_email', 'reset_password'))
);

comment on table link_requests is
  'Who asked for a link, known or not: the worker looks the address up, so that the answer tells and costs the same for all (decision 22).';

create table wrong_tries (
  key     text primary key,
  count   int not null,
  ends_at timestamptz not null,
  constraint tries_are_counted check (count > 0)
) with (fillfactor = 70);

comment on table wrong_tries is
  'Wrong logins and the like within their window, while Redis is away; with it they are counted there.';

create table welcomed_addresses (
  -- SHA-256 of the address, which outlives the account: a second account of the same address gets no second welcome
  email_hash bytea primary key,
  created_at timestamptz not null default now(),
  constraint an_address_is_kept_as_its_sha256 check (octet_length(email_hash) = 32)
);

comment on table welcomed_addresses is 'Addresses that had their welcome bonus, as hashes: it comes once, also after an erasure.';
