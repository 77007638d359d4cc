-- A password that was never proven by the owner of the mailbox has no value (decision 60, record 146).
alter table customers
  -- when the owner of the mailbox showed that the password is theirs; null while anybody may have chosen it
  add column password_proven_at timestamptz,
  -- SHA-256 of the secret cookie of the browser that chose an unproven password
  add column password_chosen_in bytea;

-- whoever confirmed an address before this rule cannot be told apart from its owner
update customers set password_proven_at = email_confirmed_at
  where password_hash is not null and email_confirmed_at is not null;

alter table customers
  add constraint a_confirmed_account_has_no_unproven_password check (
    email_confirmed_at is null or password_hash is null or password_proven_at is not null),
  add constraint a_browser_is_kept_as_its_sha256 check (octet_length(password_chosen_in) = 32),
  add constraint a_proven_password_is_tied_to_no_browser check (password_proven_at is null or password_chosen_in is null);

comment on column customers.password_proven_at is
  'Since when the password is known to be that of the mailbox''s owner: a confirmed account has no other one.';
comment on column customers.password_chosen_in is
  'The browser that registered an account nobody confirmed yet: a link that is opened in it proves the password.';
