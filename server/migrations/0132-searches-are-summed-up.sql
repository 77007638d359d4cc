-- What staff learn from searches is summed up again and again (record 212): a list over ninety days reads a page of an index and none of
-- the counts by day. All of it can be counted again from search_queries and search_outcomes.

create table search_spans (
  days           smallint    not null primary key,
  asked          int         not null,
  missed         int         not null,
  unclicked      int         not null,
  cart_additions int         not null,
  -- of as many days before; of the longest span nothing is left
  asked_before   int,
  missed_before  int,
  summed_at      timestamptz not null,
  constraint a_span_is_of_7_30_or_90_days check (days in (7, 30, 90)),
  constraint what_a_span_counts_is_a_part_of_it
    check (missed between 0 and asked and unclicked between 0 and asked and cart_additions >= 0)
);

comment on table search_spans is 'Searches of the last 7, 30 and 90 days in all. Counts only; can be counted again.';

create table search_sums (
  days           smallint not null references search_spans on delete cascade,
  query          text     not null,
  asked          int      not null,
  asked_before   int,
  -- on how many days it was asked, and on how many a result of it was opened
  days_asked     smallint not null,
  days_clicked   smallint not null,
  hits           int      not null,
  clicks         int      not null,
  cart_additions int      not null,
  unclicked      int      not null generated always as (case when hits > 0 then greatest(asked - clicks, 0) else 0 end) stored,
  primary key (days, query),
  constraint a_summed_text_names_no_person check (query !~ '@' and query !~ '([0-9][ .()+-]*){8}'),
  constraint searches_are_summed_from_1 check (asked >= 1 and days_asked >= 1 and hits >= 0 and clicks >= 0 and cart_additions >= 0)
);

comment on table search_sums is
  'Each text that was searched often enough in the last 7, 30 or 90 days, for staff alone: what strangers typed is shown to no customer.';

create index missed_searches    on search_sums (days, asked desc, query) where hits = 0;
create index unclicked_searches on search_sums (days, unclicked desc, query) where unclicked > 0;
create index frequent_searches  on search_sums (days, asked desc, query) where hits > 0;

create table hidden_searches (
  query     text        not null primary key,
  because   text,
  staff_id  int         not null references staff_members,
  hidden_at timestamptz not null,
  constraint a_hidden_text_has_1_to_100_signs check (char_length(query) between 1 and 100),
  constraint a_reason_to_hide_has_1_to_100_signs check (char_length(because) between 1 and 100)
);

comment on table hidden_searches is
  'Texts that staff set aside: they are in no list of searches, and not among the popular ones of the shop.';

create index hidden_searches_by_member on hidden_searches (staff_id);
create index hidden_searches_listed    on hidden_searches (hidden_at desc, query desc);

create table popular_searches (
  text         text     not null primary key,
  place        smallint not null,
  asked        int      not null,
  days_clicked smallint not null,
  constraint a_popular_search_has_1_to_60_signs check (char_length(text) between 1 and 60),
  constraint popular_searches_are_placed_from_1 check (place >= 1)
);

comment on table popular_searches is
  'What the search box may offer, chosen each night and written with the words of the shop, never as a stranger typed it.';

create index popular_searches_in_order on popular_searches (place);

do $$
declare
  of_search text;
begin
  foreach of_search in array array['hidden_searches', 'popular_searches'] loop
    execute format('create trigger %I after insert on %I referencing new table as changed
      for each statement execute function mark_content_dirty()', of_search || '_come_to_pages', of_search);
    execute format('create trigger %I after update on %I referencing new table as changed
      for each statement execute function mark_content_dirty()', of_search || '_change_on_pages', of_search);
    execute format('create trigger %I after delete on %I referencing old table as changed
      for each statement execute function mark_content_dirty()', of_search || '_leave_pages', of_search);
  end loop;
end $$;
