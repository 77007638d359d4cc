-- What a logged-in customer keeps in the shop: a cart, five favourites, opinions.

create table cart_lines (
  customer_id    bigint  not null references customers,
  added_at       timestamptz not null default now(),
  -- the unit price shown when the line was added, so that the cart can say what changed since
  price_seen_tug bigint  not null,
  product_id     int     not null references products,
  quantity       int     not null default 1,
  checked        boolean not null default true,
  primary key (customer_id, product_id),
  constraint a_cart_line_holds_at_least_one check (quantity >= 1),
  constraint a_price_seen_is_above_zero     check (price_seen_tug > 0)
) with (fillfactor = 80);

comment on table cart_lines is
  'Carts of customers (spec §3 Cart line); a guest''s lives in the browser until login (decision 24).';

create index cart_lines_of_a_product on cart_lines (product_id);

create table favourites (
  customer_id    bigint   not null references customers,
  created_at     timestamptz not null default now(),
  -- the unit price when it was saved: the customer is told when it gets cheaper (spec §2 Saved tab)
  price_seen_tug bigint   not null,
  product_id     int      not null references products,
  slot           smallint not null,
  -- Five numbered places instead of a count: two requests that both count four would both add a fifth, yet they cannot
  -- both take the same place.
  constraint a_favourite_takes_a_free_place primary key (customer_id, slot),
  constraint at_most_five_favourites        check (slot between 1 and 5),
  -- product first: the same index finds whom to tell about a price cut
  constraint a_product_is_saved_once        unique (product_id, customer_id),
  constraint a_price_seen_is_above_zero     check (price_seen_tug > 0)
);

comment on table favourites is 'Saved products, at most five a customer (spec §5).';

create table reviews (
  id          bigint generated always as identity primary key,
  customer_id bigint   not null references customers,
  created_at  timestamptz not null default now(),
  product_id  int      not null references products,
  rating      smallint not null,
  status      text     not null default 'published',
  message     text     not null default '',
  constraint one_review_per_customer_and_product unique (customer_id, product_id),
  constraint a_rating_is_1_to_5                  check (rating between 1 and 5),
  constraint a_review_has_at_most_1000_signs     check (char_length(message) <= 1000),
  constraint a_review_status_is_known            check (status in ('published', 'hidden'))
);

comment on table reviews is
  'Opinions of customers (spec §3 Review); the same transaction keeps the sums for the stars on products.';

create index reviews_of_a_product_newest_first on reviews (product_id, id desc);
