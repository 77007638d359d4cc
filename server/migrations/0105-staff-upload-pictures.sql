-- Staff upload pictures. `product_images` stays what the shop shows: what is not encoded or has no alt text is not in it.

-- One number for a picture on its whole way: uploaded, shown, removed, restored.
create sequence picture_ids as int;

alter table product_images
  add column id int not null default nextval('picture_ids'),
  add constraint a_picture_has_one_number       unique (id),
  add constraint a_shown_picture_has_alt_text   check (alt ~ '\S');

comment on column product_images.id is 'Stays with the picture when it is moved, removed and restored.';

create table picture_uploads (
  id            int         primary key default nextval('picture_ids'),
  product_id    int         not null references products,
  -- where staff put it among all pictures of the product, counted from 1
  place         smallint    not null,
  kind          text        not null,
  seen_from     text,
  alt           text        not null default '',
  state         text        not null default 'waiting',
  -- null unless refused
  reason        text,
  -- what came, in the folder that is not public; null once it is encoded or refused
  source_file   text,
  original_name text        not null,
  byte_size     int         not null,
  -- chosen by the browser for each file: sent again, it is the same upload
  upload_key    text        not null,
  uploaded_by   int         not null references staff_members,
  uploaded_at   timestamptz not null,
  -- null until encoded
  width         smallint,
  height        smallint,
  file          text,
  variants      jsonb,
  placeholder   text,
  constraint an_upload_has_a_place                 check (place >= 1),
  constraint an_upload_kind_is_known               check (kind in ('hero', 'front', 'detail', 'room', 'drawing')),
  constraint an_uploaded_drawing_says_from_where   check (
    (kind = 'drawing') = (seen_from is not null) and seen_from in ('front', 'side', 'above')),
  constraint an_upload_is_waiting_encoded_or_refused check (state in ('waiting', 'encoded', 'refused')),
  constraint a_refused_upload_says_why             check ((state = 'refused') = (reason is not null)),
  constraint a_waiting_upload_has_its_source       check ((state = 'waiting') = (source_file is not null)),
  constraint an_encoded_upload_has_its_files       check (
    (state = 'encoded') = (file is not null) and (file is null) = (variants is null) and (file is null) = (width is null)
    and (file is null) = (height is null)),
  constraint an_uploaded_file_is_a_plain_name      check (
    source_file ~ '^[A-Za-z0-9][A-Za-z0-9._-]*$' and file ~ '^[A-Za-z0-9][A-Za-z0-9._-]*$'),
  constraint an_upload_has_1_byte_to_15_megabytes  check (byte_size between 1 and 15728640),
  constraint a_file_is_uploaded_once               unique (product_id, upload_key)
);

create index picture_uploads_by_member on picture_uploads (uploaded_by);

comment on table picture_uploads is
  'Pictures that the shop does not show yet: waiting to be encoded, refused, or encoded and without alt text.';

create table removed_pictures (
  id          int         primary key,
  product_id  int         not null references products,
  place       smallint    not null,
  kind        text        not null,
  seen_from   text,
  alt         text        not null,
  width       smallint    not null,
  height      smallint    not null,
  file        text        not null,
  variants    jsonb       not null,
  placeholder text,
  removed_by  int         not null references staff_members,
  removed_at  timestamptz not null,
  constraint a_removed_picture_had_a_place check (place >= 1)
);

create index removed_pictures_of_a_product on removed_pictures (product_id);
create index removed_pictures_by_member    on removed_pictures (removed_by);
create index removed_pictures_by_age       on removed_pictures (removed_at);

comment on table removed_pictures is
  'Pictures that staff removed: restored from here, and their files deleted after 90 days, because orders, emails and cached pages name them.';

create table picture_lists (
  product_id int primary key references products,
  version    int not null default 1,
  constraint a_picture_list_is_counted_from_version_1 check (version >= 1)
);

comment on table picture_lists is
  'Counts the changes that staff make to the pictures of a product. Locked by whoever changes them; no row: never changed.';
