-- What the product page answers beside price and size: what stands with it, from where it is drawn, what does not come with it.

create table rooms (
  id          int generated always as identity primary key,
  code        text     not null,
  position    smallint not null,
  constraint a_room_code_is_unique            unique (code),
  constraint a_room_code_fits_in_an_address   check (code ~ '^[a-z0-9][a-z0-9-]{0,59}$')
);

comment on table rooms is 'Rooms that were furnished with goods of the shop: what stands in one goes together.';

create table room_products (
  room_id     int      not null references rooms on delete cascade,
  product_id  int      not null references products on delete cascade,
  -- the largest pieces first
  position    smallint not null,
  primary key (room_id, product_id),
  constraint what_stands_in_a_room_is_counted_from_1 check (position >= 1)
);

create index room_products_of_a_product on room_products (product_id);

comment on table room_products is 'The products of a room, in the colour in which they stand there.';

-- A series is a name that several models share.
create index models_of_a_series on models (name);

alter table models
  add not_included text,
  add constraint what_is_not_included_is_named check (not_included <> '');

comment on column models.not_included is 'What the picture shows and the box does not hold, for example «матрас, ор дэрний даавуу».';

alter table product_models_3d
  add plain_file text,
  add constraint a_plain_model_file_is_a_plain_name check (plain_file ~ '^[A-Za-z0-9][A-Za-z0-9._-]*$');

comment on column product_models_3d.plain_file is
  'The same model without packings, for the viewer of a phone that shows it in the room; null where there is none.';

alter table product_images
  add seen_from text,
  add constraint a_side_of_a_drawing_is_known check (seen_from in ('front', 'side', 'above'));

update product_images set seen_from = 'front' where kind = 'drawing';

alter table product_images
  add constraint a_drawing_says_from_where check ((kind = 'drawing') = (seen_from is not null));

comment on column product_images.seen_from is 'Of a drawing: its measures are width and height, depth and height, or width and depth.';
