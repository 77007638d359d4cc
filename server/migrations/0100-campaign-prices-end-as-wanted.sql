-- A campaign's price ends as the shop wants it: …00 or …900, rounded down (decision 2, record 198). How is stored with the
-- campaign and in its history, so that another setting moves no price that is already shown.

alter table products add column discount_ending smallint not null default 0;
alter table product_prices add column discount_ending smallint not null default 0;
alter table search_docs add column discount_ending smallint not null default 0;

alter table products
  add constraint a_campaign_price_ends_in_00_or_900 check (discount_ending in (0, 100, 900));
alter table product_prices
  add constraint a_campaign_price_ends_in_00_or_900 check (discount_ending in (0, 100, 900));

comment on column products.discount_ending is
  'How the price of the campaign ends: 0 as it comes, 100 in …00, 900 in …900; rounded down, taken from the setting when it was set.';
comment on column product_prices.discount_ending is 'How the price of that campaign ended.';

-- What used the earlier functions goes with them, and comes back over the new ones.
drop index products_of_a_category_price;
drop index products_of_a_sub_category_price;
drop index products_of_a_brand_price;
drop index products_of_a_category_cut;
drop index products_of_a_sub_category_cut;
drop index products_of_a_brand_cut;
drop index products_cut;
alter table products drop constraint a_discounted_unit_still_costs_money;
drop function cut_percent(bigint, bigint, int);
drop function campaign_price(bigint, int);

-- The same integer arithmetic as rules/src/money/sale-price.ts. Rounded, the percent is never less than was promised; where
-- nothing would be left of the price it is not rounded.
create function campaign_price(price_tug bigint, discount_percent int, discount_ending int) returns bigint
  language sql immutable parallel safe
  return case
    when discount_percent > 0 and discount_ending = 100 and price_tug * (100 - discount_percent) / 100 >= 100
      then price_tug * (100 - discount_percent) / 10000 * 100
    when discount_percent > 0 and discount_ending = 900 and price_tug * (100 - discount_percent) / 100 >= 900
      then (price_tug * (100 - discount_percent) / 100 + 100) / 1000 * 1000 - 100
    else price_tug - (price_tug * discount_percent + 50) / 100 end;

create function cut_percent(regular_price_tug bigint, price_tug bigint, discount_percent int, discount_ending int) returns int
  language sql immutable parallel safe
  return (((regular_price_tug - campaign_price(price_tug, discount_percent, discount_ending)) * 200 + regular_price_tug)
    / (2 * regular_price_tug))::int;

comment on function campaign_price(bigint, int, int) is
  'What a unit costs while its campaign runs; for listing orders, never for charging.';
comment on function cut_percent(bigint, bigint, int, int) is
  'Whole percent that this is below the regular price: the order of the discounted lists.';

alter table products add constraint a_discounted_unit_still_costs_money
  check (price_tug <= 0 or campaign_price(price_tug, discount_percent, discount_ending) > 0);

create index products_of_a_category_price     on products
  (category_id, campaign_price(price_tug, discount_percent, discount_ending), id) where is_listed;
create index products_of_a_sub_category_price on products
  (sub_category_id, campaign_price(price_tug, discount_percent, discount_ending), id) where is_listed;
create index products_of_a_brand_price        on products
  (brand_id, campaign_price(price_tug, discount_percent, discount_ending), id) where is_listed;
create index products_of_a_category_cut       on products
  (category_id, cut_percent(regular_price_tug, price_tug, discount_percent, discount_ending) desc, popularity desc, id)
  where is_listed and cut_percent(regular_price_tug, price_tug, discount_percent, discount_ending) > 0;
create index products_of_a_sub_category_cut   on products
  (sub_category_id, cut_percent(regular_price_tug, price_tug, discount_percent, discount_ending) desc, popularity desc, id)
  where is_listed and cut_percent(regular_price_tug, price_tug, discount_percent, discount_ending) > 0;
create index products_of_a_brand_cut          on products
  (brand_id, cut_percent(regular_price_tug, price_tug, discount_percent, discount_ending) desc, popularity desc, id)
  where is_listed and cut_percent(regular_price_tug, price_tug, discount_percent, discount_ending) > 0;
create index products_cut                     on products
  (cut_percent(regular_price_tug, price_tug, discount_percent, discount_ending) desc, popularity desc, id)
  where is_listed and cut_percent(regular_price_tug, price_tug, discount_percent, discount_ending) > 0;

create or replace function remember_price() returns trigger language plpgsql as $$
begin
  if not exists (select from product_prices where product_id = old.id) then
    insert into product_prices (product_id, price_tug, regular_price_tug, effective_at, discount_starts_at, discount_ends_at,
                                discount_percent, discount_ending, reason)
    values (old.id, old.price_tug, old.regular_price_tug, old.created_at, old.discount_starts_at, old.discount_ends_at,
            old.discount_percent, old.discount_ending, 'first price');
  end if;
  insert into product_prices (product_id, staff_id, price_tug, regular_price_tug, discount_starts_at, discount_ends_at,
                              discount_percent, discount_ending, reason)
  values (new.id, nullif(current_setting('tokhi.price_staff', true), '')::int, new.price_tug, new.regular_price_tug,
          new.discount_starts_at, new.discount_ends_at, new.discount_percent, new.discount_ending,
          coalesce(nullif(current_setting('tokhi.price_reason', true), ''), 'not told'));
  return null;
end
$$;

drop trigger every_price_is_remembered on products;
create trigger every_price_is_remembered
  after update of price_tug, regular_price_tug, discount_percent, discount_ending, discount_starts_at, discount_ends_at
  on products
  for each row when (
    (old.price_tug, old.regular_price_tug, old.discount_percent, old.discount_ending, old.discount_starts_at,
     old.discount_ends_at)
    is distinct from
    (new.price_tug, new.regular_price_tug, new.discount_percent, new.discount_ending, new.discount_starts_at,
     new.discount_ends_at))
  execute function remember_price();

drop trigger products_touch_updated_at on products;
create trigger products_touch_updated_at
  before update of model_id, colour_id, code, name, dimension, price_tug, regular_price_tug, discount_percent, discount_ending,
                   is_family_price, bonus_percent, ready_in_ulaanbaatar, published_at, withdrawn_at, version, sales_unit,
                   tax_classification, customs_code, publish_at, edited_by on products
  for each row execute function touch_updated_at();

drop trigger every_edit_of_a_product_is_counted on products;
create trigger every_edit_of_a_product_is_counted before update on products
  for each row when (
    (old.version, old.model_id, old.colour_id, old.category_id, old.sub_category_id, old.brand_id, old.name, old.dimension,
     old.sales_unit, old.bar_code, old.tax_classification, old.customs_code, old.weight_grams, old.volume_ml, old.package_count,
     old.price_tug, old.regular_price_tug, old.discount_percent, old.discount_ending, old.discount_starts_at,
     old.discount_ends_at, old.price_valid_from, old.price_valid_to, old.china_delivery_tug, old.bonus_percent,
     old.is_family_price, old.published_at, old.withdrawn_at, old.publish_at) is distinct from
    (new.version, new.model_id, new.colour_id, new.category_id, new.sub_category_id, new.brand_id, new.name, new.dimension,
     new.sales_unit, new.bar_code, new.tax_classification, new.customs_code, new.weight_grams, new.volume_ml, new.package_count,
     new.price_tug, new.regular_price_tug, new.discount_percent, new.discount_ending, new.discount_starts_at,
     new.discount_ends_at, new.price_valid_from, new.price_valid_to, new.china_delivery_tug, new.bonus_percent,
     new.is_family_price, new.published_at, new.withdrawn_at, new.publish_at))
  execute function count_record_version();
