-- What the product page shows below the price: boxes, sizes, pictures, drawings and 3D models.

create table product_packages (
  product_id   int      not null references products on delete cascade,
  position     smallint not null,
  quantity     smallint not null default 1,
  -- null where the supplier tells nothing; whole millimetres, grams and millilitres, because the tariff compares them
  height_mm    int,
  length_mm    int,
  width_mm     int,
  diameter_mm  int,
  weight_grams int,
  volume_ml    int,
  name         text,
  primary key (product_id, position),
  constraint packages_are_counted_from_1      check (position >= 1),
  constraint a_package_occurs_at_least_once   check (quantity >= 1),
  constraint package_measures_are_above_zero  check (
    height_mm > 0 and length_mm > 0 and width_mm > 0 and diameter_mm > 0 and weight_grams > 0 and volume_ml > 0)
);

comment on table product_packages is
  'The boxes a unit comes in (spec §3 packages), per product: a colour change replaces them too (§4).';

create table model_dimensions (
  model_id int      not null references models on delete cascade,
  position smallint not null,
  name     text     not null,
  value    text     not null,
  primary key (model_id, position),
  constraint dimensions_are_counted_from_1 check (position >= 1),
  constraint a_dimension_has_name_and_value check (name <> '' and value <> '')
);

comment on table model_dimensions is
  'Lines of the size table (spec §3 dimentions): per model, because colour does not change the size.';
comment on column model_dimensions.value is 'As printed, with its unit: «215 см», «140–200 см».';

create table product_images (
  product_id  int      not null references products on delete cascade,
  position    smallint not null,
  width       smallint not null,
  height      smallint not null,
  kind        text     not null,
  file        text     not null,
  alt         text     not null,
  -- other widths and formats of the same picture: { "400.webp": "…", "800.avif": "…" }
  variants    jsonb    not null default '{}',
  -- a picture of a few pixels as a data address, drawn until the real one arrives
  placeholder text,
  -- (product_id, position): the card's picture is one probe for position 1, big_image1..5 are the first five
  primary key (product_id, position),
  constraint pictures_are_counted_from_1       check (position >= 1),
  constraint a_picture_kind_is_known           check (kind in ('hero', 'front', 'detail', 'room', 'drawing')),
  constraint a_picture_has_a_size              check (width > 0 and height > 0),
  -- the name goes into /images/product/{file}: no slashes, no way out of the folder
  constraint a_picture_file_is_a_plain_name    check (file ~ '^[A-Za-z0-9][A-Za-z0-9._-]*$'),
  constraint variants_are_files_by_size        check (jsonb_typeof(variants) = 'object')
);

comment on table product_images is
  'Pictures of a product in their order, with the size that lets the page reserve the room.';

create table product_models_3d (
  product_id int  primary key references products on delete cascade,
  file       text not null,
  byte_size  int  not null,
  constraint a_model_file_is_a_plain_name check (file ~ '^[A-Za-z0-9][A-Za-z0-9._-]*$'),
  constraint a_model_file_is_not_empty    check (byte_size > 0)
);

comment on table product_models_3d is
  'The glTF file of a product that can be turned round; few have one, and it loads on tap only.';
