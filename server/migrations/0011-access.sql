-- How customers get in: sessions and one-time links. Failed attempts are counted in Redis, they may be lost.

create table sessions (
  token_hash   bytea primary key,
  customer_id  bigint      not null references customers,
  created_at   timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at   timestamptz not null,
  revoked_at   timestamptz,
  ip           inet,
  user_agent   text,
  -- decision 20: only the SHA-256 of the bearer token is kept, so a stolen backup opens no door
  constraint a_token_is_kept_as_its_sha256 check (octet_length(token_hash) = 32),
  constraint a_session_ends_after_it_began check (expires_at > created_at)
-- room on the page, and neither last_seen_at nor expires_at in an index: being seen is then a HOT update. The nightly
-- clearing of expired rows reads the table once instead.
) with (fillfactor = 80);

comment on table sessions is 'Open and past logins of customers; a password change revokes them all (decision 20).';

create index sessions_of_a_customer on sessions (customer_id);

create table one_time_tokens (
  token_hash  bytea primary key,
  customer_id bigint      not null references customers,
  created_at  timestamptz not null default now(),
  expires_at  timestamptz not null,
  used_at     timestamptz,
  purpose     text        not null,
  -- the address the link was sent to: confirming an old link must not confirm an address changed since
  email       text        not null,
  constraint a_token_is_kept_as_its_sha256 check (octet_length(token_hash) = 32),
  constraint a_link_has_a_known_purpose    check (purpose in ('confirm_email', 'reset_password')),
  constraint a_link_ends_after_it_was_made check (expires_at > created_at),
  -- the use itself is one conditional UPDATE … where used_at is null, so two clicks cannot both win
  constraint a_link_is_used_while_it_holds check (used_at < expires_at)
);

comment on table one_time_tokens is
  'Links sent by e-mail that work once: confirm the address, reset the password (decision 22).';

create index one_time_tokens_of_a_customer on one_time_tokens (customer_id, purpose);
