-- What lists and search are answered from: derived tables, kept by the worker from a dirty list, rebuilt from nothing at any
-- time (docs/decisions/113). Nothing here is a fact of its own.

create extension if not exists pg_trgm;  -- typing slips: the vocabulary's nearest words

create table search_dirty (
  id         bigint generated always as identity primary key,
  -- null: not a product but what stands around it (a banner, an event, a picture)
  product_id int
);

comment on table search_dirty is
  'Products whose lists and search entries are out of date, filled by triggers, emptied by the worker. Not unique: an order must not wait for another one''s entry.';

create table search_state (
  only_row        boolean primary key default true,
  -- counts every batch the worker wrote; API processes ask for the rows above the version they know
  version         bigint not null default 0,
  -- counts the batches with changes beside products: names of filters, banners, events
  content_version bigint not null default 0,
  constraint there_is_one_state check (only_row)
);

comment on table search_state is 'How far the derived tables are; one row, polled by every API process.';
insert into search_state default values;

create table search_docs (
  product_id         int      primary key,
  version            bigint   not null,
  category_id        int      not null,
  sub_category_id    int      not null,
  brand_id           int      not null,
  colour_id          int      not null,
  popularity         int      not null,
  price_tug          bigint   not null,
  regular_price_tug  bigint   not null,
  discount_starts_at timestamptz,
  discount_ends_at   timestamptz,
  published_at       timestamptz,
  -- per product of the category's ten facet slots the value's id (spec_attributes.facet_slot)
  spec_value_ids     int[]    not null,
  discount_percent   smallint not null,
  width_cm           smallint,
  depth_cm           smallint,
  height_cm          smallint,
  -- 0 … 500: the mean rating in hundredths; 500 without reviews, as it is shown (decision 29)
  rating             smallint not null,
  is_listed          boolean  not null,
  is_ready           boolean  not null,
  is_in_stock        boolean  not null,
  material           text
);

comment on table search_docs is
  'What filters, counts and orders look at, one narrow row a product. A withdrawn product keeps its row with is_listed false, so that followers learn of it.';

create index search_docs_by_version on search_docs (version, product_id);

create table search_texts (
  product_id int      primary key,
  popularity int      not null,
  is_listed  boolean  not null,
  -- ready lexemes, no text search configuration: weight A name, type and code, B shelf, brand and colour
  name_words tsvector not null,
  -- and C the category, D the description: asked only when the names give less than a page
  all_words  tsvector not null
);

comment on table search_texts is 'The words of a product as the query understanding folds them.';

create index search_texts_names   on search_texts using gin (name_words) with (fastupdate = off);
create index search_texts_all     on search_texts using gin (all_words) with (fastupdate = off);
create index search_texts_popular on search_texts (popularity desc, product_id) where is_listed;

create table search_terms (
  key   text primary key,
  -- products with this word in name, shelf, brand, colour or category
  count int  not null,
  -- how the word is written, for «did you mean» and suggestions; null for a stem that no product spells out
  shown text,
  -- the second key of the query understanding (loose-key.ts): ө typed as u, long vowels typed short
  loose text not null generated always as (replace(replace(translate(key, 'u', 'o'), 'oo', 'o'), 'ii', 'i')) stored
);

comment on table search_terms is 'The vocabulary of the shop: what a typed word may mean.';

create index search_terms_similar on search_terms using gin (key gin_trgm_ops);
create index search_terms_prefix  on search_terms (key text_pattern_ops);
create index search_terms_loose   on search_terms (loose);

create table search_queries (
  day     date   not null,
  query   text   not null,
  level   text   not null,
  hits    int    not null,
  asked   int    not null default 1,
  primary key (day, query),
  constraint a_logged_query_is_short check (char_length(query) <= 100)
);

comment on table search_queries is
  'What was searched, how it was understood and what it found, counted by day: the words the shop does not know yet.';

-- The dirty list. Row triggers, because a statement on products touches few rows; popularity and rating are in, as lists show
-- and order by them.
create function mark_product_dirty() returns trigger language plpgsql as $$
begin
  -- a colour that comes or goes is a dot on the cards of the whole model
  if (new.is_listed, new.colour_id, new.model_id) is distinct from (old.is_listed, old.colour_id, old.model_id) then
    insert into search_dirty (product_id) select id from products where model_id in (new.model_id, old.model_id);
  else
    insert into search_dirty (product_id) values (new.id);
  end if;
  return null;
end $$;

create trigger products_are_searched after insert or update on products
  for each row execute function mark_product_dirty();

create function mark_product_of_row_dirty() returns trigger language plpgsql as $$
begin
  insert into search_dirty (product_id) values (coalesce(new.product_id, old.product_id));
  return null;
end $$;

create trigger stock_is_searched after insert or update of on_hand, reserved on stock_levels
  for each row execute function mark_product_of_row_dirty();
create trigger specifications_are_searched after insert or update or delete on product_specs
  for each row execute function mark_product_of_row_dirty();

-- Rows of products hold a material as its text, and a specification by its slot.
create function mark_products_of_specification_dirty() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'spec_values' then
    insert into search_dirty (product_id)
      select product_id from product_specs where attribute_id = new.attribute_id and value_id = new.id;
  else
    insert into search_dirty (product_id) select product_id from product_specs where attribute_id = new.id;
  end if;
  return null;
end $$;

create trigger values_are_searched after update of value on spec_values
  for each row when (new.value <> old.value) execute function mark_products_of_specification_dirty();
create trigger attributes_are_searched after update of code, facet_slot on spec_attributes
  for each row when ((new.code, new.facet_slot) is distinct from (old.code, old.facet_slot))
  execute function mark_products_of_specification_dirty();

create function mark_products_of_model_dirty() returns trigger language plpgsql as $$
begin
  insert into search_dirty (product_id) select id from products where model_id = new.id;
  return null;
end $$;

create trigger models_are_searched after update on models
  for each row execute function mark_products_of_model_dirty();

create function mark_products_of_name_dirty() returns trigger language plpgsql as $$
begin
  if new.name is not distinct from old.name then return null; end if;
  insert into search_dirty (product_id)
    select id from products
    where case tg_table_name
      when 'brands' then brand_id = new.id
      when 'colours' then colour_id = new.id
      when 'categories' then category_id = new.id
      when 'sub_categories' then sub_category_id = new.id
    end;
  return null;
end $$;

create trigger brand_names_are_searched after update of name on brands
  for each row execute function mark_products_of_name_dirty();
create trigger colour_names_are_searched after update of name on colours
  for each row execute function mark_products_of_name_dirty();
create trigger category_names_are_searched after update of name on categories
  for each row execute function mark_products_of_name_dirty();
create trigger sub_category_names_are_searched after update of name on sub_categories
  for each row execute function mark_products_of_name_dirty();

-- What stands around the products on the same pages: one entry a statement, and none for a statement that changed no row.
create function mark_content_dirty() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then insert into search_dirty (product_id) values (null); end if;
  return null;
end $$;

do $$
declare
  of_pages text;
begin
  foreach of_pages in array array[
    'categories', 'sub_categories', 'brands', 'colours', 'spec_attributes', 'spec_values', 'events', 'event_products',
    'product_images', 'product_badges', 'product_packages', 'product_models_3d', 'model_dimensions', 'reviews', 'settings',
    'home_banners', 'photo_banners', 'promo_banners', 'special_offers', 'quick_categories', 'featured_products'
  ] loop
    execute format('create trigger %I after insert on %I referencing new table as changed
      for each statement execute function mark_content_dirty()', of_pages || '_come_to_pages', of_pages);
    execute format('create trigger %I after update on %I referencing new table as changed
      for each statement execute function mark_content_dirty()', of_pages || '_change_on_pages', of_pages);
    execute format('create trigger %I after delete on %I referencing old table as changed
      for each statement execute function mark_content_dirty()', of_pages || '_leave_pages', of_pages);
  end loop;
end $$;
