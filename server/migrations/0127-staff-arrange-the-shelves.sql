-- Staff name, order, hide, move and merge categories, sub-categories, brands and colours.

-- A shelf that was merged into another one stays as a row: its code or slug names nothing else ever again, and what reports counted on
-- it keeps its name. Nothing stands on it, and the shop shows it nowhere.
alter table categories
  add column is_shown    boolean not null default true,
  add column version     int     not null default 1,
  add column merged_into int     references categories,
  add constraint a_category_is_counted_from_version_1 check (version >= 1),
  add constraint a_merged_category_is_not_shown       check (merged_into is null or not is_shown),
  add constraint a_category_is_merged_into_another    check (merged_into <> id);
create index categories_merged_into on categories (merged_into) where merged_into is not null;

alter table sub_categories
  add column is_shown    boolean not null default true,
  add column version     int     not null default 1,
  add column merged_into int     references sub_categories,
  add constraint a_sub_category_is_counted_from_version_1 check (version >= 1),
  add constraint a_merged_sub_category_is_not_shown       check (merged_into is null or not is_shown),
  add constraint a_sub_category_is_merged_into_another    check (merged_into <> id);
create index sub_categories_merged_into on sub_categories (merged_into) where merged_into is not null;

alter table brands
  add column is_shown    boolean not null default true,
  add column version     int     not null default 1,
  add column merged_into int     references brands,
  -- the brand that remains may take the name of the one that it took in
  drop constraint a_brand_name_is_unique,
  add constraint a_brand_is_counted_from_version_1 check (version >= 1),
  add constraint a_merged_brand_is_not_shown       check (merged_into is null or not is_shown),
  add constraint a_brand_is_merged_into_another    check (merged_into <> id);
create unique index a_brand_name_is_unique on brands (name) where merged_into is null;
create index brands_merged_into on brands (merged_into) where merged_into is not null;

alter table colours
  add column version int not null default 1,
  add constraint a_colour_is_counted_from_version_1 check (version >= 1);

comment on column categories.is_shown is
  'False: in no menu and no tile. Its address and its products stay. The same holds for sub-categories and brands.';
comment on column categories.merged_into is
  'Where its products went; null: it is in use. The same holds for sub-categories and brands.';
comment on column categories.version is
  'Counts the changes of what staff edit, its specifications included; the order of the shelves is none of them.';

-- Counted by the table, as that of products is.
create trigger every_edit_of_a_category_is_counted before update on categories
  for each row when ((old.version, old.name, old.sentence, old.icon, old.image, old.is_shown, old.merged_into)
    is distinct from (new.version, new.name, new.sentence, new.icon, new.image, new.is_shown, new.merged_into))
  execute function count_record_version();
create trigger every_edit_of_a_sub_category_is_counted before update on sub_categories
  for each row when (
    (old.version, old.category_id, old.name, old.icon, old.image, old.tax_classification, old.is_shown, old.merged_into)
    is distinct from
    (new.version, new.category_id, new.name, new.icon, new.image, new.tax_classification, new.is_shown, new.merged_into))
  execute function count_record_version();
create trigger every_edit_of_a_brand_is_counted before update on brands
  for each row when ((old.version, old.name, old.sentence, old.logo, old.banner, old.is_shown, old.merged_into)
    is distinct from (new.version, new.name, new.sentence, new.logo, new.banner, new.is_shown, new.merged_into))
  execute function count_record_version();
create trigger every_edit_of_a_colour_is_counted before update on colours
  for each row when ((old.version, old.name, old.swatch) is distinct from (new.version, new.name, new.swatch))
  execute function count_record_version();

-- Codes and slugs are addresses, and stand in bookmarks for years.
create trigger a_category_keeps_its_code before update of code on categories
  for each row when (old.code is distinct from new.code) execute function forbid_change();
create trigger a_sub_category_keeps_its_code before update of code on sub_categories
  for each row when (old.code is distinct from new.code) execute function forbid_change();
create trigger a_brand_keeps_its_slug before update of slug on brands
  for each row when (old.slug is distinct from new.slug) execute function forbid_change();

-- Whoever puts a product somewhere waits for the merge that is under way, and then learns that the place is gone.
create function category_takes_shelves(asked int) returns boolean language sql volatile as $$
  select merged_into is null from categories where id = asked for key share
$$;
create function sub_category_takes_goods(asked int) returns boolean language sql volatile as $$
  select merged_into is null from sub_categories where id = asked for key share
$$;
create function brand_takes_goods(asked int) returns boolean language sql volatile as $$
  select merged_into is null from brands where id = asked for key share
$$;
comment on function category_takes_shelves(int) is 'Whether it is not merged away; locks it, so that this stays true.';
comment on function sub_category_takes_goods(int) is 'Whether it is not merged away; locks it, so that this stays true.';
comment on function brand_takes_goods(int) is 'Whether it is not merged away; locks it, so that this stays true.';

create trigger a_merged_category_takes_no_shelf before insert or update of category_id on sub_categories
  for each row when (new.merged_into is null and not category_takes_shelves(new.category_id)) execute function forbid_change();
create trigger a_merged_sub_category_takes_no_model before insert or update of sub_category_id on models
  for each row when (not sub_category_takes_goods(new.sub_category_id)) execute function forbid_change();
create trigger a_merged_brand_takes_no_model before insert or update of brand_id on models
  for each row when (not brand_takes_goods(new.brand_id)) execute function forbid_change();
