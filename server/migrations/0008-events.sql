-- Events: the hashtag chips of the header and their pages.

create table events (
  id        int generated always as identity primary key,
  name      text not null,
  -- null: no bound on that side
  starts_at timestamptz,
  ends_at   timestamptz,
  position  int  not null default 0,
  constraint an_event_name_is_unique      unique (name),
  constraint an_event_has_a_name          check (name <> ''),
  constraint an_event_ends_after_it_starts check (ends_at > starts_at)
);

comment on table events is 'Hashtags that gather products for a while (spec §3 Event); a few dozen, read whole.';

create table event_products (
  event_id   int not null references events on delete cascade,
  product_id int not null references products on delete cascade,
  position   int not null default 0,
  primary key (event_id, product_id)
);

comment on table event_products is 'The products an event gathers.';

create index event_products_in_order     on event_products (event_id, position, product_id);
create index event_products_of_a_product on event_products (product_id);
