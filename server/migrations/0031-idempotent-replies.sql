-- What was answered to a wish that must be fulfilled once (orders, payments, pieces put into a cart).

create table idempotent_replies (
  customer_id bigint not null references customers,
  created_at  timestamptz not null default now(),
  -- made by the browser, one a wish: a double click, a reload or a retry after a lost answer sends it again
  key         text   not null,
  call        text   not null,
  body_hash   bytea  not null,
  -- as it was sent, byte for byte; null only while the transaction that fulfils the wish is open, and never seen by another
  reply       text,
  constraint a_key_is_used_once_by_a_customer primary key (customer_id, key),
  constraint a_key_has_8_to_64_signs          check (key ~ '^[A-Za-z0-9_-]{8,64}$'),
  constraint a_body_is_kept_as_its_sha256     check (octet_length(body_hash) = 32)
) with (fillfactor = 70);

comment on table idempotent_replies is
  'Replies of the last 48 hours by the Idempotency-Key of their call: the same key gets the same reply, and nothing is done twice.';

-- rows arrive in the order of time, and the oldest are cleared away
create index idempotent_replies_by_time on idempotent_replies using brin (created_at);
