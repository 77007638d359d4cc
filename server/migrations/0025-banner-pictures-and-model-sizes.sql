-- Pictures of banners in several widths, as product pictures have them, and the size of a model in figures.

alter table home_banners
  add variants    jsonb not null default '{}',
  add placeholder text,
  add constraint variants_are_files_by_size check (jsonb_typeof(variants) = 'object');
alter table photo_banners
  add variants    jsonb not null default '{}',
  add placeholder text,
  add constraint variants_are_files_by_size check (jsonb_typeof(variants) = 'object');
alter table promo_banners
  add variants    jsonb not null default '{}',
  add placeholder text,
  add constraint variants_are_files_by_size check (jsonb_typeof(variants) = 'object');

comment on column home_banners.image is 'File name under /images/room; the same holds for the other banners.';
comment on column categories.image is 'Address of the tile, with its folder: tiles come from rooms and from product pictures.';
comment on column sub_categories.image is 'Address of the tile, with its folder.';

-- The size table prints what people read («140–200 см»); these are what the filters of width, depth and height compare.
alter table models
  add width_mm  int,
  add depth_mm  int,
  add height_mm int,
  add constraint a_model_size_is_above_zero check (width_mm > 0 and depth_mm > 0 and height_mm > 0);

comment on column models.width_mm is 'Outer size of the assembled piece; null where it has none (a set of plates).';
