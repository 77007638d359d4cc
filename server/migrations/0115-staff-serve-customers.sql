-- Staff find a customer among a million by anything, and note what colleagues should know (record 205).

create table customer_notes (
  id          bigint generated always as identity primary key,
  customer_id bigint      not null references customers,
  staff_id    int         not null references staff_members,
  created_at  timestamptz not null,
  text        text        not null,
  constraint a_customer_note_has_1_to_1000_signs check (char_length(text) between 1 and 1000)
);

comment on table customer_notes is
  'What staff write down about a customer for each other; added, never changed, and erased with the customer.';

create index customer_notes_of_a_customer on customer_notes (customer_id, id);
create index customer_notes_by_member     on customer_notes (staff_id);

create trigger customer_notes_are_never_changed before update or truncate on customer_notes
  for each statement execute function forbid_change();

-- Lists, newest first. An erased customer is in none of them.
create index customers_listed      on customers (created_at, id) where erased_at is null;
create index organisations_listed  on customers (created_at, id) where erased_at is null and kind = 'organisation';
create index blocked_ones_listed   on customers (created_at, id) where erased_at is null and blocked_at is not null;
create index large_bonus_balances  on bonus_balances (balance, customer_id) where balance >= 100000;

-- The search field: an ending of a phone, the beginning of an email, a part of a name.
create index customers_by_second_phone       on customers (phone_2) where phone_2 is not null;
create index customers_by_last_four_of_phone on customers (right(phone, 4)) where phone is not null;
create index customers_by_email_beginning    on customers (email text_pattern_ops);
create index customers_by_name               on customers using gin (name gin_trgm_ops);

-- Who bought last, and what somebody bought in all, read out of the index.
create index orders_paid_by_a_customer on orders (customer_id, paid_at, id) include (total_tug) where paid_at is not null;
