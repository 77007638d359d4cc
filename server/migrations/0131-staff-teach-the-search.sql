-- Staff add synonyms and pin products to a query (record 208). Both belong to the words that every process keeps beside its index: each
-- change is a change beside products, seen within two seconds.

create table search_synonyms (
  id         int generated always as identity primary key,
  said       text        not null,
  meant      text        not null,
  said_key   text        not null,
  meant_key  text        not null,
  both_ways  boolean     not null,
  created_by int         not null references staff_members,
  created_at timestamptz not null,
  constraint a_synonym_has_words_of_1_to_60_signs
    check (char_length(said) between 1 and 60 and char_length(meant) between 1 and 60),
  constraint a_synonym_is_known_by_folded_keys
    check (said_key ~ '^[a-z0-9]+( [a-z0-9]+)*$' and meant_key ~ '^[a-z0-9]+( [a-z0-9]+)*$'),
  constraint a_synonym_means_something_else check (said_key <> meant_key),
  constraint a_synonym_is_said_once unique (said_key, meant_key)
);

comment on table search_synonyms is
  'Words that staff gave a meaning, beside those of the code: who types `said` also finds `meant`, and with both_ways the other way round.';
comment on column search_synonyms.said_key is 'Its words folded as a query''s are (words/fold.ts), with a blank between them.';

create index search_synonyms_by_member on search_synonyms (created_by);

create table search_pins (
  id         int generated always as identity primary key,
  query      text        not null,
  query_key  text        not null,
  ends_on    date,
  version    int         not null default 1,
  changed_by int         not null references staff_members,
  changed_at timestamptz not null,
  constraint a_pinned_query_has_1_to_100_signs check (char_length(query) between 1 and 100),
  constraint a_pinned_query_is_known_by_folded_keys check (query_key ~ '^[a-z0-9]+( [a-z0-9]+)*$'),
  constraint a_query_is_pinned_once unique (query_key),
  constraint pins_are_counted_from_version_1 check (version >= 1)
);

comment on table search_pins is 'Queries whose first products staff chose.';
comment on column search_pins.ends_on is 'The last day in Ulaanbaatar; the pins are taken out in the night after it. Null: for good.';

create index search_pins_by_member on search_pins (changed_by);
create index search_pins_that_end  on search_pins (ends_on) where ends_on is not null;
create index search_pins_listed    on search_pins (changed_at desc, id desc);

create table search_pinned_products (
  pins_id    int      not null references search_pins on delete cascade,
  place      smallint not null,
  product_id int      not null references products on delete cascade,
  primary key (pins_id, place),
  constraint a_product_is_pinned_once_to_a_query unique (pins_id, product_id),
  constraint pins_are_placed_from_1 check (place >= 1)
);

comment on table search_pinned_products is 'The products that come first, in their order.';

create index search_pinned_products_of_a_product on search_pinned_products (product_id);

do $$
declare
  of_search text;
begin
  foreach of_search in array array['search_synonyms', 'search_pins', 'search_pinned_products'] loop
    execute format('create trigger %I after insert on %I referencing new table as changed
      for each statement execute function mark_content_dirty()', of_search || '_come_to_pages', of_search);
    execute format('create trigger %I after update on %I referencing new table as changed
      for each statement execute function mark_content_dirty()', of_search || '_change_on_pages', of_search);
    execute format('create trigger %I after delete on %I referencing old table as changed
      for each statement execute function mark_content_dirty()', of_search || '_leave_pages', of_search);
  end loop;
end $$;

insert into settings (key, value) values ('search', '{}') on conflict (key) do nothing;
