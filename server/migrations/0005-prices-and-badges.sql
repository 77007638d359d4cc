-- What a product cost when, and which stickers it wears when.

create extension if not exists btree_gist;  -- equality on plain columns inside the badges' exclusion constraint

create table product_prices (
  id                 bigint generated always as identity primary key,
  product_id         int      not null references products,
  -- null: an import or a job
  staff_id           int      references staff_members,
  price_tug          bigint   not null,
  regular_price_tug  bigint   not null,
  effective_at       timestamptz not null default now(),
  discount_starts_at timestamptz,
  discount_ends_at   timestamptz,
  discount_percent   smallint not null default 0,
  reason             text     not null,
  constraint a_price_is_above_zero                  check (price_tug > 0),
  constraint a_regular_price_is_not_below_the_price check (regular_price_tug >= price_tug),
  constraint a_discount_is_0_to_99_percent          check (discount_percent between 0 and 99),
  constraint a_price_change_has_a_reason            check (reason <> '')
);

comment on table product_prices is
  'Price history: one row for every price or campaign a product ever had, with who set it and why.';

create index product_prices_of_a_product on product_prices (product_id, id desc);
create index product_prices_by_member    on product_prices (staff_id) where staff_id is not null;

create trigger the_price_history_is_append_only before update or delete or truncate on product_prices
  for each statement execute function forbid_change();

create table product_badges (
  product_id int  not null references products on delete cascade,
  kind       text not null,
  starts_at  timestamptz not null default now(),
  -- null: until taken off
  ends_at    timestamptz,
  primary key (product_id, kind, starts_at),
  constraint a_badge_is_known check (kind in ('new_lower_price', 'top_seller', 'new', 'ikea_family_price', 'last_chance')),
  constraint a_badge_ends_after_it_begins check (ends_at > starts_at),
  -- otherwise taking off one badge would leave its twin on
  constraint a_badge_is_worn_once_at_a_time
    exclude using gist (product_id with =, kind with =, tstzrange(starts_at, ends_at) with &&)
);

comment on table product_badges is 'Stickers on products with the period they are worn (spec §4 Product badges).';

-- /new-lower-price, /new-arrival and the last-chance block: one kind, latest first
create index product_badges_of_a_kind on product_badges (kind, starts_at desc, product_id);
