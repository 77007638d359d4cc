-- What people chose after a search, so that ranking and the admin's lists can learn from it later (record 175). Counts only: nobody can
-- tell from a row who it was, or when within the day.
create table search_outcomes (
  day             date  not null,
  product_id      int   not null references products (id) on delete cascade,
  clicks          int   not null default 0,
  cart_additions  int   not null default 0,
  query           text  not null,
  primary key (day, query, product_id),
  constraint an_outcome_has_a_query_of_1_to_100_signs check (char_length(query) between 1 and 100),
  constraint an_outcome_names_no_person check (query !~ '@' and query !~ '([0-9][ .()+-]*){8}'),
  constraint outcomes_are_counted_from_1 check (clicks >= 0 and cart_additions >= 0 and clicks + cart_additions > 0)
);

create index search_outcomes_of_a_product on search_outcomes (product_id);

comment on table search_outcomes is
  'How often a product was opened or put into a cart from the results of a search, counted by day.';
comment on column search_outcomes.query is
  'As in search_queries. A text with an @ or eight digits may be somebody''s address or phone, and is not kept.';
