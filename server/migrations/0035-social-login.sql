-- Google and Facebook: the way back in the tab, an account of theirs that waits for a mailed code, and copies of pictures.

alter table customer_identities
  -- where the provider shows the picture; the worker copies it, pages never link to it
  add column picture_url text;

create table pending_identities (
  -- goes with the code that proves its address
  token_hash  bytea primary key references one_time_tokens on delete cascade,
  issuer      text not null,
  subject     text not null,
  name        text,
  picture_url text,
  constraint an_identity_is_not_empty check (issuer <> '' and subject <> '')
);

comment on table pending_identities is
  'Google and Facebook accounts whose e-mail nobody proved: linked when the mailed code of their row is used (decision 21).';

create table social_tickets (
  ticket_hash bytea primary key,
  customer_id bigint      not null references customers,
  expires_at  timestamptz not null,
  -- decision 20: a stolen backup opens no door
  constraint a_ticket_is_kept_as_its_sha256 check (octet_length(ticket_hash) = 32)
);

comment on table social_tickets is
  'Logins that came back in the tab: a ticket in the fragment opens its session once, within a minute.';

create index social_tickets_of_a_customer on social_tickets (customer_id);

create table customer_pictures (
  -- random, in the picture's address: whoever was shown it may look, nobody can count through
  key         text primary key,
  customer_id bigint      not null references customers,
  created_at  timestamptz not null default now(),
  webp        bytea       not null,
  constraint one_picture_per_customer          unique (customer_id),
  constraint a_picture_key_cannot_be_guessed   check (key ~ '^[A-Za-z0-9_-]{22}$'),
  constraint a_picture_has_at_most_20_000_bytes check (octet_length(webp) between 1 and 20000)
);

comment on table customer_pictures is
  'Pictures of profiles, copied from Google or Facebook and encoded anew: pages show files of our own only.';
