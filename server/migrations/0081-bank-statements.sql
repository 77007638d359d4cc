-- Statements of the shop's bank accounts and what staff decided about each line (record 187). A line exists once, whatever is imported.

create table bank_statements (
  id          bigint generated always as identity primary key,
  imported_at timestamptz not null,
  imported_by int    not null references staff_members,
  -- those that no earlier import had are in bank_rows under this id
  row_count   int    not null,
  bank        text   not null,
  file_name   text   not null,
  file_hash   bytea  not null,
  constraint a_statement_is_kept_as_its_sha256 check (octet_length(file_hash) = 32),
  constraint a_bank_is_a_plain_word            check (bank ~ '^[a-z0-9-]{1,30}$'),
  constraint a_statement_file_has_a_name       check (char_length(file_name) between 1 and 200),
  constraint a_statement_has_rows              check (row_count > 0),
  constraint a_file_is_imported_once           unique (bank, file_hash)
);
comment on table bank_statements is 'Files of the shop''s banks that staff imported; the file itself is not kept.';
create index bank_statements_by_member on bank_statements (imported_by);
create trigger bank_statements_are_frozen before update or delete or truncate on bank_statements
  for each statement execute function forbid_change();

create table bank_rows (
  id            bigint generated always as identity primary key,
  statement_id  bigint not null references bank_statements,
  -- below zero: money that left the account
  amount_tug    bigint not null,
  received_at   timestamptz not null,
  -- the order that staff chose; null while undecided, and for money of nobody known
  order_id      bigint references orders,
  payment_id    bigint references payments,
  decided_at    timestamptz,
  -- until then a decision can be withdrawn, and nothing is written
  run_at        timestamptz,
  decided_by    int    references staff_members,
  version       int    not null default 1,
  decision      text   not null,
  -- what the decision was expected to do: another outcome is shown to staff again
  expected      text,
  -- why a decision was not written: a code of the refusals
  problem       text,
  bank          text   not null,
  -- the bank's own number of the transfer, or one made of the key where the bank gives none
  bank_number   text   not null,
  payer         text   not null,
  account       text   not null,
  memo          text   not null,
  request_id    text,
  key           bytea  not null,
  raw           jsonb  not null,
  -- the points by reason that staff saw when they decided
  reasons       jsonb  not null default '{}',
  constraint a_bank_row_is_kept_as_its_sha256      check (octet_length(key) = 32),
  constraint a_bank_row_exists_once                unique (key),
  constraint a_bank_row_moves_money                check (amount_tug <> 0),
  constraint a_bank_row_decision_is_known          check (decision in ('open', 'pending', 'confirmed', 'skipped', 'not_income')),
  constraint money_that_left_is_no_income          check (amount_tug > 0 or decision = 'not_income'),
  constraint a_pending_decision_has_its_moment     check ((decision = 'pending') = (run_at is not null)),
  constraint a_pending_decision_names_who          check (decision <> 'pending' or (decided_by is not null and expected is not null)),
  constraint a_confirmed_bank_row_is_a_payment     check ((decision = 'confirmed') = (payment_id is not null)),
  constraint only_a_decision_names_an_order        check (order_id is null or decision in ('pending', 'confirmed')),
  constraint an_expected_outcome_is_known          check (expected in (
    'matched', 'part', 'late', 'duplicate', 'wrong_amount', 'unknown_order')),
  constraint bank_row_versions_count_up            check (version >= 1),
  constraint one_bank_row_per_payment              unique (payment_id)
);
comment on table bank_rows is 'Lines of imported statements: read once, matched with an order by staff, written ten seconds later.';
comment on column bank_rows.raw is 'The cells of the line as the file had them.';
create index bank_rows_of_a_statement on bank_rows (statement_id);
create index bank_rows_to_decide      on bank_rows (received_at, id) where decision in ('open', 'pending');
create index bank_rows_by_time        on bank_rows (received_at desc, id desc);
create index bank_rows_of_an_order    on bank_rows (order_id) where order_id is not null;
create index bank_rows_by_member      on bank_rows (decided_by) where decided_by is not null;
create trigger bank_rows_are_never_deleted before delete or truncate on bank_rows
  for each statement execute function forbid_change();
create trigger a_bank_row_keeps_its_facts before update on bank_rows
  for each row when (
    (old.statement_id, old.amount_tug, old.received_at, old.bank, old.bank_number, old.payer, old.account, old.memo, old.key, old.raw)
    is distinct from
    (new.statement_id, new.amount_tug, new.received_at, new.bank, new.bank_number, new.payer, new.account, new.memo, new.key, new.raw))
  execute function forbid_change();
create trigger a_confirmed_bank_row_stays_confirmed before update on bank_rows
  for each row when (old.decision = 'confirmed') execute function forbid_change();
create trigger a_change_of_a_bank_row_counts_up before update on bank_rows
  for each row when (new.version <= old.version) execute function forbid_change();

-- Which column of a bank's file is what; entered once per bank.
insert into settings (key, value) values ('bank_columns', '{}') on conflict (key) do nothing;

-- The matcher also suggests orders that ended within the last days; those that were paid have an index.
create index orders_ended_lately on orders (expired_at) where expired_at is not null;
