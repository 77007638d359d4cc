-- Letters that somebody asked for about goods: a saved product got cheaper, a sold-out one is there again.

alter table customers
  -- in the one-click link of such a letter: it switches them off and opens nothing (record 125)
  add column letters_key uuid not null default gen_random_uuid(),
  add constraint a_letters_key_is_one_customers unique (letters_key);

-- A price is remembered by the table itself: no import, no hand and no forgotten line leaves a gap, and the row's lock puts
-- the history in the order in which prices held. Who and why come from change-price.ts, for its transaction.
create function remember_price() returns trigger language plpgsql as $$
begin
  if not exists (select from product_prices where product_id = old.id) then
    insert into product_prices (product_id, price_tug, regular_price_tug, effective_at, discount_starts_at, discount_ends_at,
                                discount_percent, reason)
    values (old.id, old.price_tug, old.regular_price_tug, old.created_at, old.discount_starts_at, old.discount_ends_at,
            old.discount_percent, 'first price');
  end if;
  insert into product_prices (product_id, staff_id, price_tug, regular_price_tug, discount_starts_at, discount_ends_at,
                              discount_percent, reason)
  values (new.id, nullif(current_setting('tokhi.price_staff', true), '')::int, new.price_tug, new.regular_price_tug,
          new.discount_starts_at, new.discount_ends_at, new.discount_percent,
          coalesce(nullif(current_setting('tokhi.price_reason', true), ''), 'not told'));
  return null;
end
$$;

comment on function remember_price() is 'Writes the history of a product''s prices; its first price with the first change.';

create trigger every_price_is_remembered
  after update of price_tug, regular_price_tug, discount_percent, discount_starts_at, discount_ends_at on products
  for each row when (
    (old.price_tug, old.regular_price_tug, old.discount_percent, old.discount_starts_at, old.discount_ends_at)
    is distinct from
    (new.price_tug, new.regular_price_tug, new.discount_percent, new.discount_starts_at, new.discount_ends_at))
  execute function remember_price();

-- what the price letters ask every five minutes: prices written since, campaigns begun since
create index product_prices_as_written on product_prices (effective_at, product_id);
create index products_by_begin_of_campaign on products (discount_starts_at)
  where discount_percent > 0 and discount_starts_at is not null;

create table price_letters_state (
  only_row     boolean primary key default true,
  looked_until timestamptz not null,
  constraint there_is_one_row check (only_row)
);

comment on table price_letters_state is 'Until when changes of prices were looked through for letters (tell-price-drops).';

insert into price_letters_state (looked_until) values (now());

create table stock_alerts (
  -- the order of asking
  id          bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  created_at  timestamptz not null default now(),
  product_id  int    not null references products,
  constraint a_product_is_waited_for_once unique (customer_id, product_id)
);

comment on table stock_alerts is
  'Who wants to be told when a sold-out product is there again; the row goes when he was told.';

create index stock_alerts_in_the_order_of_asking on stock_alerts (product_id, id);

create table stock_arrivals (
  product_id int primary key references products,
  pieces     int not null,
  constraint pieces_came check (pieces > 0)
);

comment on table stock_arrivals is
  'Pieces that came or were given back since whoever waits for them was last told: no more people are told than pieces came.';

-- Only where somebody waits, and only when there are more than before: selling, the hot way of this table, calls nothing.
create function note_arrival() returns trigger language plpgsql as $$
begin
  insert into stock_arrivals (product_id, pieces)
  select new.product_id, new.remain - coalesce(old.remain, 0)
  where exists (select from stock_alerts where product_id = new.product_id)
  on conflict (product_id) do update set pieces = stock_arrivals.pieces + excluded.pieces;
  return null;
end
$$;

comment on function note_arrival() is 'Counts the pieces that came of a product that somebody waits for.';

create trigger arrivals_are_noted after update of on_hand, reserved on stock_levels
  for each row when (new.remain > old.remain) execute function note_arrival();
create trigger first_arrivals_are_noted after insert on stock_levels
  for each row when (new.remain > 0) execute function note_arrival();
