-- The day's closing (record 194): what the providers' own lists say, and the days that staff closed.

create table listed_payments (
  provider            text        not null,
  provider_payment_id text        not null,
  amount_tug          bigint      not null,
  -- by the provider's clock
  received_at         timestamptz not null,
  -- when the list said so first
  listed_at           timestamptz not null,
  constraint a_listed_payment_exists_once      primary key (provider, provider_payment_id),
  constraint a_listed_payment_is_above_zero    check (amount_tug > 0),
  constraint a_listed_payment_has_an_id        check (provider_payment_id <> ''),
  constraint a_listing_provider_is_known       check (provider in (
    'golomt', 'qpay', 'monpay', 'mongolchat', 'storepay', 'khan_lending', 'pocket', 'mcredit'))
);
comment on table listed_payments is
  'What providers list as paid, beside what we recorded: the nightly comparison writes it, the day''s closing compares it.';
create index listed_payments_by_time on listed_payments (received_at);

-- Lists that were read before this migration are not kept: a day before this moment cannot be compared.
alter table payment_list_comparisons
  add column listed_from timestamptz,
  add constraint a_list_is_kept_from_before_its_end check (listed_from <= compared_until);
comment on column payment_list_comparisons.listed_from is
  'Since when the provider''s list is kept in listed_payments; null: not yet.';

create table day_closings (
  -- a day in Ulaanbaatar
  day         date        primary key,
  closed_at   timestamptz not null,
  closed_by   int         not null references staff_members,
  -- by method, as they were
  sums        jsonb       not null,
  -- what did not agree, each with the reason that a person gave
  differences jsonb       not null,
  constraint a_day_is_over_when_it_is_closed check (closed_at >= (day + 1)::timestamp at time zone 'Asia/Ulaanbaatar'),
  constraint closed_sums_are_by_method       check (jsonb_typeof(sums) = 'array'),
  constraint a_closed_difference_has_a_reason check (
    jsonb_typeof(differences) = 'array'
    and jsonb_array_length(differences) = jsonb_array_length(jsonb_path_query_array(differences, '$[*] ? (@.reason like_regex "\\S")')))
);
comment on table day_closings is 'Days whose money staff compared and closed, with the sums as they were.';
create index day_closings_by_member on day_closings (closed_by);
create trigger day_closings_are_frozen before update or delete or truncate on day_closings
  for each statement execute function forbid_change();

-- a day's refunds and receipts
create index refunds_by_time        on refunds (coalesce(sent_at, finished_at)) where status in ('sent', 'done');
create index refunds_done_by_time   on refunds (finished_at) where status = 'done';
create index receipts_by_issue      on receipts (issued_at) where issued_at is not null;
create index receipts_by_voiding    on receipts (voided_at) where voided_at is not null;
