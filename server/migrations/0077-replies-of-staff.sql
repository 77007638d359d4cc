-- What was answered to a call of staff that must run once: a batch started, codes created, a refund prepared (record 183).

create table staff_replies (
  staff_id   int         not null references staff_members,
  created_at timestamptz not null default now(),
  -- made by the browser, one for each action: a double click, a reload or a retry after a lost answer sends it again
  key        text        not null,
  call       text        not null,
  body_hash  bytea       not null,
  -- as it was sent, byte for byte; null only while the transaction that does the work is open, and never seen by another
  reply      text,
  constraint a_key_is_used_once_by_a_staff_member primary key (staff_id, key),
  constraint a_key_of_staff_has_8_to_64_signs     check (key ~ '^[A-Za-z0-9_-]{8,64}$'),
  constraint a_body_of_staff_is_kept_as_its_sha256 check (octet_length(body_hash) = 32)
) with (fillfactor = 70);

comment on table staff_replies is
  'Replies to staff of the last 48 hours by the Idempotency-Key of their call: the same key gets the same reply, and nothing is done twice.';

create index staff_replies_by_time on staff_replies using brin (created_at);
