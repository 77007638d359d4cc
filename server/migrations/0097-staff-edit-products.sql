-- Staff edit products, and two of them may have the same one open.

-- The version is counted by the table and not by its writers, so that no change of what staff edit escapes, whoever makes it.
-- Popularity, ratings and what a count of stock sets are the shop's own: they neither count nor fail.
alter table products
  add column version            int not null default 1,
  -- the last staff member who edited it; null: nobody since the import
  add column edited_by          int references staff_members,
  -- when a job publishes it; null: nothing is planned
  add column publish_at         timestamptz,
  add column tax_classification text,
  add column customs_code       text,
  add constraint a_product_is_counted_from_version_1    check (version >= 1),
  add constraint only_an_unlisted_product_is_to_be_published check (
    publish_at is null or published_at is null or withdrawn_at is not null),
  add constraint a_tax_classification_is_seven_digits   check (tax_classification ~ '^[0-9]{7}$'),
  add constraint a_customs_code_is_4_to_10_digits       check (customs_code ~ '^[0-9]{4,10}$');

comment on column products.version is
  'Counts the changes of what staff edit: a save names the version that its page was opened with, and is refused for another one.';
comment on column products.tax_classification is
  'classificationCode on an e-Barimt receipt; null: that of its sub-category, then that of the settings.';
comment on column products.customs_code is 'Harmonized System code of its import, digits only.';

create index products_by_editor     on products (edited_by)  where edited_by is not null;
create index products_to_be_published on products (publish_at) where publish_at is not null;

create function count_record_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;
comment on function count_record_version() is 'Raises the version of a record with every change, whatever the statement says.';

create trigger every_edit_of_a_product_is_counted before update on products
  for each row when (
    (old.version, old.model_id, old.colour_id, old.category_id, old.sub_category_id, old.brand_id, old.name, old.dimension,
     old.sales_unit, old.bar_code, old.tax_classification, old.customs_code, old.weight_grams, old.volume_ml, old.package_count,
     old.price_tug, old.regular_price_tug, old.discount_percent, old.discount_starts_at, old.discount_ends_at,
     old.price_valid_from, old.price_valid_to, old.china_delivery_tug, old.bonus_percent, old.is_family_price,
     old.published_at, old.withdrawn_at, old.publish_at) is distinct from
    (new.version, new.model_id, new.colour_id, new.category_id, new.sub_category_id, new.brand_id, new.name, new.dimension,
     new.sales_unit, new.bar_code, new.tax_classification, new.customs_code, new.weight_grams, new.volume_ml, new.package_count,
     new.price_tug, new.regular_price_tug, new.discount_percent, new.discount_starts_at, new.discount_ends_at,
     new.price_valid_from, new.price_valid_to, new.china_delivery_tug, new.bonus_percent, new.is_family_price,
     new.published_at, new.withdrawn_at, new.publish_at))
  execute function count_record_version();

-- The texts and sizes of a model are open on the page of each of its colours.
alter table models
  add column version int not null default 1,
  add constraint a_model_is_counted_from_version_1 check (version >= 1);
comment on column models.version is 'Counts every change; a save names the version that its page was opened with.';
create trigger every_edit_of_a_model_is_counted before update on models
  for each row execute function count_record_version();

-- Packages, badges, specifications and pictures are rows beside the product: whoever changes them raises its version.
drop trigger products_touch_updated_at on products;
create trigger products_touch_updated_at
  before update of model_id, colour_id, code, name, dimension, price_tug, regular_price_tug, discount_percent, is_family_price,
                   bonus_percent, ready_in_ulaanbaatar, published_at, withdrawn_at, version, sales_unit, tax_classification,
                   customs_code, publish_at, edited_by on products
  for each row execute function touch_updated_at();

-- A code is on orders, receipts and boxes for years: it stays with its product and never names another one.
create trigger products_are_never_deleted before delete on products
  for each statement execute function forbid_change();
create trigger a_product_keeps_its_code before update of code on products
  for each row when (old.code is distinct from new.code) execute function forbid_change();
create trigger models_are_never_deleted before delete on models
  for each statement execute function forbid_change();
create trigger a_model_keeps_its_code before update of code on models
  for each row when (old.code is distinct from new.code) execute function forbid_change();

-- Apart from products, so that no query of the shop can bring a cost to a customer.
create table product_costs (
  product_id int primary key references products,
  cost_fen   int not null,
  changed_at timestamptz not null,
  constraint a_cost_is_above_zero check (cost_fen > 0)
);
comment on table product_costs is
  'What a unit costs at the supplier, read by calls of staff whose role may see costs: owner, catalogue, finance.';
comment on column product_costs.cost_fen is 'Hundredths of a yuan.';
