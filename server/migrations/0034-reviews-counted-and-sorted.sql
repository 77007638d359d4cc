-- Stars are counted over all reviews of a product, and what nobody rated stands last in the order by rating (decision 55).

create index reviews_of_a_product_by_rating on reviews (product_id, rating) where status = 'published';

comment on column search_docs.rating is
  '0 … 500: the mean rating in hundredths; 0 without reviews, though five stars are shown (decision 29)';

-- The worker writes their rows anew, and the processes follow.
insert into search_dirty (product_id, facts) select id, false from products where rating_count = 0;
