-- The list of staff: 50,000 products by their last edit, by shelf, state, and what is still missing.

-- What is missing, as a set of bits in the row itself: a page of «without a picture» is then a range of one index, however rare
-- such products are. 1 picture, 2 alternative text, 4 weight, 8 tax classification, 16 description.
alter table products
  add column gaps smallint not null default 0,
  add constraint gaps_are_five_bits check (gaps between 0 and 31);
comment on column products.gaps is
  'What staff still have to add: 1 picture, 2 alternative text, 4 weight, 8 tax classification, 16 description. Kept by triggers.';

create function gaps_of_product(asked products) returns smallint language sql stable as $$
  select (
    case when exists (select from product_images where product_id = asked.id and kind <> 'drawing') then 0 else 1 end
    + case when exists (select from product_images where product_id = asked.id and trim(alt) = '') then 2 else 0 end
    + case when asked.weight_grams > 0 then 0 else 4 end
    + case when asked.tax_classification is not null
        or exists (select from sub_categories where id = asked.sub_category_id and tax_classification is not null) then 0 else 8 end
    + case when exists (select from models where id = asked.model_id and description_html <> '') then 0 else 16 end)::smallint
$$;
comment on function gaps_of_product(products) is 'What the row of a product is missing; see products.gaps.';

create function note_gaps_of_product() returns trigger language plpgsql as $$
begin
  new.gaps := gaps_of_product(new);
  return new;
end
$$;
create trigger a_product_knows_its_gaps before insert or update of weight_grams, tax_classification, sub_category_id, model_id on products
  for each row execute function note_gaps_of_product();

create function note_gaps_of_pictures() returns trigger language plpgsql as $$
begin
  update products set gaps = gaps_of_product(products)
  where id in (select product_id from changed) and gaps <> gaps_of_product(products);
  return null;
end
$$;
create trigger added_pictures_close_gaps after insert on product_images
  referencing new table as changed for each statement execute function note_gaps_of_pictures();
create trigger changed_pictures_move_gaps after update on product_images
  referencing new table as changed for each statement execute function note_gaps_of_pictures();
create trigger removed_pictures_open_gaps after delete on product_images
  referencing old table as changed for each statement execute function note_gaps_of_pictures();

create function note_gaps_of_model() returns trigger language plpgsql as $$
begin
  update products set gaps = gaps_of_product(products) where model_id = new.id and gaps <> gaps_of_product(products);
  return null;
end
$$;
create trigger a_description_closes_gaps after update of description_html on models
  for each row when ((old.description_html = '') <> (new.description_html = '')) execute function note_gaps_of_model();

create function note_gaps_of_sub_category() returns trigger language plpgsql as $$
begin
  update products set gaps = gaps_of_product(products) where sub_category_id = new.id and gaps <> gaps_of_product(products);
  return null;
end
$$;
create trigger a_tax_classification_closes_gaps after update of tax_classification on sub_categories
  for each row when ((old.tax_classification is null) <> (new.tax_classification is null))
  execute function note_gaps_of_sub_category();

update products set gaps = gaps_of_product(products);

create index products_by_edit               on products (updated_at desc, id desc);
create index products_of_a_category_by_edit on products (category_id, updated_at desc, id desc);
create index products_of_a_brand_by_edit    on products (brand_id, updated_at desc, id desc);
create index unlisted_products_by_edit      on products (updated_at desc, id desc) where not is_listed;
create index products_without_picture       on products (updated_at desc, id desc) where gaps & 1 <> 0;
create index products_without_alt_text      on products (updated_at desc, id desc) where gaps & 2 <> 0;
create index products_without_weight        on products (updated_at desc, id desc) where gaps & 4 <> 0;
create index products_without_tax_code      on products (updated_at desc, id desc) where gaps & 8 <> 0;
create index products_without_description   on products (updated_at desc, id desc) where gaps & 16 <> 0;
-- staff look for a part of a name
create index products_by_part_of_name       on products using gin (name gin_trgm_ops);

-- New codes stand above those of suppliers; one that exists already is skipped.
create sequence product_code_sequence as int minvalue 10000000 maxvalue 99999999 start 90000001;
