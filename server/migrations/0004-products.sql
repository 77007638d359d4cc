-- Products: the colour variants of a model, which is what is priced, listed, put into carts and sold.

-- Decision 2: sale, sale_price and special_price are derived and stored nowhere. The two functions are the same integer
-- arithmetic as rules/src/sale-price.ts and price-shown.ts, for ORDER BY and price filters only: they look at no clock, so
-- they take a campaign as running; the search tables carry the price of the hour. Never redefine one: drop its indexes first.
create function campaign_price(price_tug bigint, discount_percent int) returns bigint
  language sql immutable parallel safe
  return price_tug - (price_tug * discount_percent + 50) / 100;

create function cut_percent(regular_price_tug bigint, price_tug bigint, discount_percent int) returns int
  language sql immutable parallel safe
  return ((regular_price_tug - campaign_price(price_tug, discount_percent)) * 100 / regular_price_tug)::int;

comment on function campaign_price(bigint, int) is
  'What a unit costs while its campaign runs; for listing orders, never for charging.';
comment on function cut_percent(bigint, bigint, int) is
  'Whole percent that this is below the regular price: the order of the discounted lists.';

create table products (
  -- int, not bigint: every listing index is as narrow as it can be, and the search packs ids with int4send
  id                  int generated always as identity primary key,
  model_id            int      not null,
  colour_id           int      not null references colours,
  -- Copied down from the model because a page of a category must come out of one index scan: through a join a category of
  -- 240,000 products (a quarter of a million-product shop) would be joined and sorted for its 30 rows. The composite
  -- foreign key below keeps the copies equal, and moves them when staff move a model or a sub-category.
  category_id         int      not null,
  sub_category_id     int      not null,
  brand_id            int      not null,
  popularity          int      not null default 0,
  -- of one unit, summed over its packages by the use case that saves them: each cart and order total reads them
  weight_grams        int      not null default 0,
  volume_ml           int      not null default 0,
  package_count       smallint not null default 1,
  discount_percent    smallint not null default 0,
  bonus_percent       smallint not null default 3,
  is_family_price     boolean  not null default false,
  ready_in_ulaanbaatar boolean not null default false,
  price_tug           bigint   not null,
  regular_price_tug   bigint   not null,
  china_delivery_tug  bigint   not null default 0,
  discount_starts_at  timestamptz,
  discount_ends_at    timestamptz,
  price_valid_from    date,
  price_valid_to      date,
  published_at        timestamptz,
  withdrawn_at        timestamptz,
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now(),
  -- kept by the use case that saves a review; in no index, so that a review is a HOT update of this row
  rating_count        int      not null default 0,
  rating_sum          int      not null default 0,
  code                text     not null,
  name                text     not null,
  dimension           text     not null default '',
  sales_unit          text     not null default 'ш',
  -- one word for "the shop shows it", so that queries and partial indexes cannot spell it differently
  is_listed           boolean  not null generated always as (published_at is not null and withdrawn_at is null) stored,

  constraint a_product_code_is_unique             unique (code),
  constraint a_colour_occurs_once_in_a_model      unique (model_id, colour_id),
  constraint a_product_stands_where_its_model_stands
    foreign key (brand_id, category_id, sub_category_id, model_id)
    references models (brand_id, category_id, sub_category_id, id) on update cascade,

  constraint a_product_code_is_eight_digits       check (code ~ '^[0-9]{8}$'),
  constraint a_product_has_a_name                 check (name <> ''),
  constraint a_price_is_above_zero                check (price_tug > 0),
  constraint a_regular_price_is_not_below_the_price check (regular_price_tug >= price_tug),
  constraint a_discount_is_0_to_99_percent        check (discount_percent between 0 and 99),
  -- silent about a price that is not one: a_price_is_above_zero speaks then
  constraint a_discounted_unit_still_costs_money  check (price_tug <= 0 or campaign_price(price_tug, discount_percent) > 0),
  constraint a_discount_ends_after_it_starts      check (discount_ends_at > discount_starts_at),
  constraint a_bonus_is_3_to_100_percent          check (bonus_percent between 3 and 100),
  constraint a_price_is_valid_to_a_later_day      check (price_valid_to >= price_valid_from),
  constraint china_delivery_is_never_negative     check (china_delivery_tug >= 0),
  constraint weight_and_volume_are_never_negative check (weight_grams >= 0 and volume_ml >= 0 and package_count >= 0),
  -- published_at null would make the comparison unknown, which a CHECK lets pass
  constraint a_product_is_withdrawn_after_it_was_published check (
    withdrawn_at is null or (published_at is not null and withdrawn_at >= published_at)),
  constraint ratings_are_1_to_5_each              check (
    rating_count >= 0 and rating_sum between rating_count and 5 * rating_count)
) with (fillfactor = 85);

comment on table products is
  'Colour variants of models (spec §3 Product), what is priced, stocked and sold; withdrawn, never deleted.';
comment on column products.name is
  'Full name for lists and search; the formatted id (704.892.15) is derived from the code.';
comment on column products.discount_percent is
  'Campaign percent on top of price_tug, from discount_starts_at to discount_ends_at only.';
comment on column products.is_family_price is
  'price_tug is the family''s, shown and listed so; the badge ikea_family_price is only the sticker.';
comment on column products.popularity is
  'Units sold lately, counted by a job; written only where it differs: it stands in ten indexes.';
comment on column products.ready_in_ulaanbaatar is 'The spec''s `finish`: delivered within 24 to 48 hours.';
comment on column products.sales_unit is 'The spec''s `Price_unit`.';

create index products_of_a_model  on products (model_id, category_id, sub_category_id, brand_id);
create index products_of_a_colour on products (colour_id);

-- Listing orders. Each ends with the id, so that equal ranks keep their place from page to page. Three scopes times four
-- orders look many, yet each is 30 to 50 MB at a million products (measured), and a page is 30 index entries instead of a
-- sort of up to 240,000 rows. Price down is price up read backwards. The `cut` ones hold only what is cut: a list ordered by
-- discount reads them first and, when they run out, goes on in the popular order where the cut is 0 (two queries: a UNION
-- would sort everything).
create index products_of_a_category_popular on products (category_id, popularity desc, id) where is_listed;
create index products_of_a_category_newest  on products (category_id, published_at desc, id desc) where is_listed;
create index products_of_a_category_price   on products
  (category_id, campaign_price(price_tug, discount_percent), id) where is_listed;
create index products_of_a_category_cut     on products
  (category_id, cut_percent(regular_price_tug, price_tug, discount_percent) desc, popularity desc, id)
  where is_listed and cut_percent(regular_price_tug, price_tug, discount_percent) > 0;

create index products_of_a_sub_category_popular on products (sub_category_id, popularity desc, id) where is_listed;
create index products_of_a_sub_category_newest  on products (sub_category_id, published_at desc, id desc) where is_listed;
create index products_of_a_sub_category_price   on products
  (sub_category_id, campaign_price(price_tug, discount_percent), id) where is_listed;
create index products_of_a_sub_category_cut     on products
  (sub_category_id, cut_percent(regular_price_tug, price_tug, discount_percent) desc, popularity desc, id)
  where is_listed and cut_percent(regular_price_tug, price_tug, discount_percent) > 0;

create index products_of_a_brand_popular on products (brand_id, popularity desc, id) where is_listed;
create index products_of_a_brand_newest  on products (brand_id, published_at desc, id desc) where is_listed;
create index products_of_a_brand_price   on products
  (brand_id, campaign_price(price_tug, discount_percent), id) where is_listed;
create index products_of_a_brand_cut     on products
  (brand_id, cut_percent(regular_price_tug, price_tug, discount_percent) desc, popularity desc, id)
  where is_listed and cut_percent(regular_price_tug, price_tug, discount_percent) > 0;

-- The shop-wide lists of spec §2: /top-20 and /trend, /newer, /lower, /IKEA-family, /finished-product.
create index products_popular on products (popularity desc, id) where is_listed;
create index products_newest  on products (published_at desc, id desc) where is_listed;
create index products_cut     on products
  (cut_percent(regular_price_tug, price_tug, discount_percent) desc, popularity desc, id)
  where is_listed and cut_percent(regular_price_tug, price_tug, discount_percent) > 0;
create index products_family  on products (popularity desc, id) where is_listed and is_family_price;
create index products_ready   on products (popularity desc, id) where is_listed and ready_in_ulaanbaatar;

-- Not on rating or popularity: a sold or reviewed product is not a changed page.
create trigger products_touch_updated_at
  before update of model_id, colour_id, code, name, dimension, price_tug, regular_price_tug, discount_percent, is_family_price,
                   bonus_percent, ready_in_ulaanbaatar, published_at, withdrawn_at on products
  for each row execute function touch_updated_at();
