-- The shelves of the shop: categories, brands, colours, and the models whose colour variants are sold.

create table categories (
  id       int generated always as identity primary key,
  code     text not null,
  name     text not null,
  icon     text,
  image    text,
  position int  not null default 0,
  constraint a_category_code_is_unique       unique (code),
  constraint a_category_code_fits_in_an_address check (code ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$'),
  constraint a_category_has_a_name           check (name <> '')
);

comment on table categories is 'Main categories (spec §3 Category), a few dozen.';

create table sub_categories (
  id          int generated always as identity primary key,
  category_id int  not null references categories,
  code        text not null,
  name        text not null,
  icon        text,
  image       text,
  position    int  not null default 0,
  constraint a_sub_category_code_is_unique unique (code),
  constraint a_sub_category_code_fits_in_an_address check (code ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$'),
  constraint a_sub_category_has_a_name     check (name <> ''),
  -- no rule of its own: the target of models' foreign key, through which category and sub-category cannot disagree
  constraint a_sub_category_is_in_one_category unique (category_id, id)
);

comment on table sub_categories is 'Second level of the shelves (spec §3 Sub-category), a few hundred.';

create index sub_categories_of_a_category on sub_categories (category_id, position);

create table brands (
  id       int generated always as identity primary key,
  slug     text not null,
  name     text not null,
  logo     text,
  banner   text,
  position int  not null default 0,
  constraint a_brand_slug_is_unique        unique (slug),
  constraint a_brand_name_is_unique        unique (name),
  constraint a_brand_slug_fits_in_an_address check (slug ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  constraint a_brand_has_a_name            check (name <> '')
);

comment on table brands is 'Brands with the logo of the strip and the banner of their page (spec §3 Brand).';

create table colours (
  id     int generated always as identity primary key,
  name   text not null,
  swatch text not null,
  -- requests name a colour by this name and nothing else (spec §7: color[])
  constraint a_colour_name_is_unique     unique (name),
  constraint a_colour_name_has_1_to_60_signs check (char_length(name) between 1 and 60),
  constraint a_swatch_is_a_hex_colour    check (swatch ~ '^#[0-9a-f]{6}$')
);

comment on table colours is 'Colour names as the customer reads and filters them, with the swatch that is drawn.';

create table models (
  id              int generated always as identity primary key,
  category_id     int  not null,
  sub_category_id int  not null,
  -- never null: unbranded goods carry the shop's own brand; a null would also switch off products' composite key
  brand_id        int  not null references brands,
  code            text not null,
  name            text not null,
  product_type    text not null,
  -- decision 28: sanitised when stored, so that pages may print them as they are
  description_html        text not null default '',
  designer_concept_html   text not null default '',
  care_and_materials_html text not null default '',
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  constraint a_model_code_is_unique         unique (code),
  constraint a_model_code_fits_in_a_file_name check (code ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  constraint a_model_has_name_and_type      check (name <> '' and product_type <> ''),
  constraint a_model_is_in_a_sub_category_of_its_category
    foreign key (category_id, sub_category_id) references sub_categories (category_id, id) on update cascade,
  -- no rule of its own: the target of products' foreign key; brand first, so that it serves brands' foreign key as well
  constraint a_model_has_one_place unique (brand_id, category_id, sub_category_id, id)
);

comment on table models is
  'A product model, what all its colour variants share (spec §3 model, product_type, description).';
comment on column models.product_type is 'What it is in the customer''s words, for example «3 хүний буйдан».';
comment on column models.care_and_materials_html is 'Goes out as the spec''s `envorinments`.';

create index models_of_a_sub_category on models (sub_category_id, category_id);

create trigger models_touch_updated_at before update on models
  for each row execute function touch_updated_at();
