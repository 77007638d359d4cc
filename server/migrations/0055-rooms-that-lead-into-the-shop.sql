-- Rooms are shown with what stands in them, and the page of a category, a brand or an event opens with a sentence and a room.

alter table rooms
  add name        text  not null default '',
  add sentence    text  not null default '',
  add image       text,
  add variants    jsonb not null default '{}',
  add placeholder text,
  add constraint a_room_that_is_shown_has_a_name check (image is null or (image <> '' and name <> '')),
  add constraint variants_are_files_by_size      check (jsonb_typeof(variants) = 'object');

comment on column rooms.image is
  'File name under /images/room; null for a room that is not shown, and only says what goes together.';

alter table room_products
  add x real,
  add y real,
  add constraint a_place_has_both_measures       check ((x is null) = (y is null)),
  add constraint a_place_is_within_the_picture   check (x between 0 and 100 and y between 0 and 100);

comment on column room_products.x is
  'Where its mark stands in the picture, in per cent from the left, and y from the top; null for what cannot be seen there.';

alter table photo_banners add product_id int references products;

create index photo_banners_of_a_product on photo_banners (product_id);

comment on table photo_banners is
  'Slides of the hero carousel that are a picture and a name (spec §3 Photo banner), and lead to a product where they have one.';

alter table categories add sentence text not null default '';
alter table brands     add sentence text not null default '';
alter table events     add sentence text not null default '';

comment on column categories.sentence is 'Opens its page; empty where the staff wrote none. The same holds for brands and events.';

do $$
declare
  of_pages text;
begin
  foreach of_pages in array array['rooms', 'room_products'] loop
    execute format('create trigger %I after insert on %I referencing new table as changed
      for each statement execute function mark_content_dirty()', of_pages || '_come_to_pages', of_pages);
    execute format('create trigger %I after update on %I referencing new table as changed
      for each statement execute function mark_content_dirty()', of_pages || '_change_on_pages', of_pages);
    execute format('create trigger %I after delete on %I referencing old table as changed
      for each statement execute function mark_content_dirty()', of_pages || '_leave_pages', of_pages);
  end loop;
end $$;
