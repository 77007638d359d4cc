-- Lists show the first colours of all models before the second ones (decision 62): what is ordered must know its model.

alter table search_docs add column model_id int not null default 0;

update search_docs set model_id = products.model_id from products where products.id = search_docs.product_id;

alter table search_docs alter column model_id drop default;

-- A cut is rounded to the nearest percent, as on the badge (rules/src/money/price-shown.ts). Its indexes hold what the function
-- said before: they are made anew.
drop index products_of_a_category_cut;
drop index products_of_a_sub_category_cut;
drop index products_of_a_brand_cut;
drop index products_cut;

create or replace function cut_percent(regular_price_tug bigint, price_tug bigint, discount_percent int) returns int
  language sql immutable parallel safe
  return (((regular_price_tug - campaign_price(price_tug, discount_percent)) * 200 + regular_price_tug)
    / (2 * regular_price_tug))::int;

create index products_of_a_category_cut     on products
  (category_id, cut_percent(regular_price_tug, price_tug, discount_percent) desc, popularity desc, id)
  where is_listed and cut_percent(regular_price_tug, price_tug, discount_percent) > 0;
create index products_of_a_sub_category_cut on products
  (sub_category_id, cut_percent(regular_price_tug, price_tug, discount_percent) desc, popularity desc, id)
  where is_listed and cut_percent(regular_price_tug, price_tug, discount_percent) > 0;
create index products_of_a_brand_cut        on products
  (brand_id, cut_percent(regular_price_tug, price_tug, discount_percent) desc, popularity desc, id)
  where is_listed and cut_percent(regular_price_tug, price_tug, discount_percent) > 0;
create index products_cut                   on products
  (cut_percent(regular_price_tug, price_tug, discount_percent) desc, popularity desc, id)
  where is_listed and cut_percent(regular_price_tug, price_tug, discount_percent) > 0;
