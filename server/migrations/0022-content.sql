-- What the staff puts on the home page. A dozen rows each, read whole: no index but those of the foreign keys.

create table home_banners (
  id         int generated always as identity primary key,
  product_id int references products,
  position   int not null default 0,
  price_tug  bigint,
  starts_at  timestamptz,
  ends_at    timestamptz,
  title_1    text not null,
  title_2    text not null default '',
  title_3    text not null default '',
  image      text not null,
  constraint a_banner_price_is_above_zero    check (price_tug > 0),
  constraint a_banner_ends_after_it_starts   check (ends_at > starts_at),
  constraint a_banner_has_title_and_picture  check (title_1 <> '' and image <> '')
);

comment on table home_banners is
  'Slides of the hero carousel (spec §3 Home banner); the code they link to is the product''s.';

create index home_banners_of_a_product on home_banners (product_id);

create table photo_banners (
  id        int generated always as identity primary key,
  position  int  not null default 0,
  starts_at timestamptz,
  ends_at   timestamptz,
  name      text not null,
  image     text not null,
  constraint a_banner_ends_after_it_starts check (ends_at > starts_at),
  constraint a_banner_has_name_and_picture check (name <> '' and image <> '')
);

comment on table photo_banners is 'Slides of the hero carousel that are a picture only (spec §3 Photo banner).';

create table promo_banners (
  id              int generated always as identity primary key,
  sub_category_id int  not null references sub_categories,
  position        int  not null default 0,
  starts_at       timestamptz,
  ends_at         timestamptz,
  title           text not null,
  description     text not null default '',
  image           text not null,
  constraint a_banner_ends_after_it_starts  check (ends_at > starts_at),
  constraint a_banner_has_title_and_picture check (title <> '' and image <> '')
);

comment on table promo_banners is 'The lower banner carousel, each leading to a sub-category (spec §3 Promo banner).';

create index promo_banners_of_a_sub_category on promo_banners (sub_category_id);

create table special_offers (
  id         int generated always as identity primary key,
  product_id int not null references products,
  position   int not null default 0,
  starts_at  timestamptz not null default now(),
  -- what the countdown runs to (spec §3 discount_end_time)
  ends_at    timestamptz not null,
  constraint an_offer_ends_after_it_starts check (ends_at > starts_at),
  -- special_price is derived (decision 2), so an offer is only a product and its period, and there is one of it at a time
  constraint a_product_has_one_special_offer_at_a_time
    exclude using gist (product_id with =, tstzrange(starts_at, ends_at) with &&)
);

comment on table special_offers is 'Products in the special offer box with its countdown.';

create index special_offers_of_a_product on special_offers (product_id);

create table quick_categories (
  id              int generated always as identity primary key,
  sub_category_id int  not null references sub_categories,
  position        int  not null default 0,
  -- null: those of the sub-category
  title           text,
  image           text,
  constraint a_quick_category_occurs_once unique (sub_category_id)
);

comment on table quick_categories is 'Quick tiles of the home page.';

create table featured_products (
  list       text not null,
  product_id int  not null references products,
  position   int  not null default 0,
  primary key (list, product_id),
  constraint a_list_is_known check (list in ('recommended', 'top', 'top_brand', 'top_rated', 'last_chance', 'trend'))
);

comment on table featured_products is
  'Lists the staff picks by hand (spec §3 Home response); a list left empty is filled from popularity.';

create index featured_products_of_a_product on featured_products (product_id);
