-- Staff log in: a password of their own choosing, then a second factor (record 182).

alter table staff_members
  -- null: invited, and no password chosen yet
  alter column password_hash drop not null,
  -- AES-256-GCM under STAFF_KEY: nonce, cipher text, tag. Null: no second factor yet
  add column totp_secret           bytea,
  -- null: shown to be set up, and no code of it seen yet
  add column totp_confirmed_at     timestamptz,
  -- the 30 seconds since 1970 whose code was used last
  add column totp_last_step        bigint,
  add column invitation_hash       bytea,
  add column invitation_expires_at timestamptz,
  add constraint a_totp_secret_is_encrypted       check (octet_length(totp_secret) = 48),
  add constraint a_confirmed_factor_has_a_secret  check (totp_confirmed_at is null or totp_secret is not null),
  add constraint a_factor_is_confirmed_by_a_code  check ((totp_confirmed_at is null) = (totp_last_step is null)),
  add constraint an_invitation_is_one_members     unique (invitation_hash),
  add constraint an_invitation_is_kept_as_its_sha256 check (octet_length(invitation_hash) = 32),
  add constraint an_invitation_has_an_end         check ((invitation_hash is null) = (invitation_expires_at is null));

comment on table staff_members is
  'Who may log in to the admin application; a leaver is disabled, never deleted, because the records name the person.';

-- Two requests with one code, or an older code after a newer one: the row itself refuses. A new secret starts over.
create trigger a_totp_code_works_once before update of totp_last_step on staff_members
  for each row when (new.totp_last_step <= old.totp_last_step and new.totp_secret is not distinct from old.totp_secret)
  execute function forbid_change();

alter table staff_sessions
  -- null: the password alone, which opens nothing but the second factor
  add column second_factor_at timestamptz,
  add constraint a_second_factor_follows_the_password check (second_factor_at >= created_at),
  add constraint a_staff_session_lasts_12_hours       check (expires_at <= created_at + interval '12 hours');

-- "The order that ends in 0482": for all orders, where the unique index has the unpaid ones only.
create index orders_by_last_four_digits on orders (right(order_number, 4), id desc);
