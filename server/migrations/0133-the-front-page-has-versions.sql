-- Staff compose the front page in versions (record 213). The shop reads the tables it has always read: publishing writes them.

create function front_page_is_whole(page jsonb) returns boolean language sql immutable parallel safe as $$
  select jsonb_typeof(page) = 'object' and octet_length(page::text) <= 2000000
    and not exists (
      select from unnest(array['home_banners', 'photo_banners', 'promo_banners', 'quick_categories', 'special_offers', 'events', 'rooms',
        'category_sentences', 'brand_sentences']) as section
      where jsonb_typeof(page -> section) is distinct from 'array')
    and not exists (
      select from unnest(array['recommended', 'top', 'top_brand', 'top_rated', 'last_chance', 'trend']) as list
      where jsonb_typeof(page -> 'featured' -> list) is distinct from 'array')
$$;

create table front_page_versions (
  id           int         generated always as identity primary key,
  -- counted by what was published; null until then
  number       int,
  state        text        not null default 'draft',
  -- of a draft: counts what is done to it
  version      int         not null default 1,
  based_on     int         references front_page_versions,
  page         jsonb       not null,
  -- null: the page as it stood in the shop
  created_by   int         references staff_members,
  created_at   timestamptz not null,
  saved_by     int         references staff_members,
  saved_at     timestamptz not null,
  publish_at   timestamptz,
  scheduled_by int         references staff_members,
  published_at timestamptz,
  published_by int         references staff_members,
  constraint a_front_page_is_whole                      check (front_page_is_whole(page)),
  constraint a_front_page_is_draft_scheduled_or_published check (state in ('draft', 'scheduled', 'published')),
  constraint a_front_page_is_counted_from_version_1     check (version >= 1),
  constraint a_published_front_page_has_a_number        check (
    (state = 'published') = (number is not null) and (state = 'published') = (published_at is not null) and number >= 1),
  constraint a_front_page_number_is_unique              unique (number),
  constraint a_scheduled_front_page_has_its_minute      check (
    (publish_at is null) = (scheduled_by is null) and (state = 'scheduled') <= (publish_at is not null)
    and (state = 'draft') <= (publish_at is null)),
  constraint a_front_page_is_published_at_a_whole_minute check (publish_at = date_trunc('minute', publish_at, 'UTC')),
  constraint only_the_page_of_the_shop_has_no_author    check (state = 'published' or (created_by is not null and saved_by is not null))
);

create unique index one_front_page_is_published_at_a_minute on front_page_versions (publish_at) where state = 'scheduled';
create index front_pages_not_published on front_page_versions (saved_at desc) where state <> 'published';
create index front_pages_based_on      on front_page_versions (based_on) where based_on is not null;
create index front_pages_by_creator    on front_page_versions (created_by) where created_by is not null;
create index front_pages_by_saver      on front_page_versions (saved_by) where saved_by is not null;
create index front_pages_by_scheduler  on front_page_versions (scheduled_by) where scheduled_by is not null;
create index front_pages_by_publisher  on front_page_versions (published_by) where published_by is not null;

create trigger a_published_front_page_stays before update on front_page_versions
  for each row when (old.state = 'published') execute function forbid_change();
create trigger only_a_draft_of_the_front_page_is_edited before update on front_page_versions
  for each row when (old.state <> 'draft' and old.page is distinct from new.page) execute function forbid_change();
create trigger only_a_draft_of_the_front_page_is_deleted before delete on front_page_versions
  for each row when (old.state <> 'draft') execute function forbid_change();
create trigger every_step_of_a_front_page_is_counted before update on front_page_versions
  for each row execute function count_record_version();

comment on table front_page_versions is
  'The whole front page as one record, version by version: drafts, what is going to be published, and everything that was.';
comment on column front_page_versions.page is 'Products, shelves and rooms by their codes, pictures and events by their numbers (contract, front-page-fields).';

-- Pictures of banners and rooms. Versions name them for ever, so that none is deleted.
create table front_page_pictures (
  id            int         generated always as identity primary key,
  state         text        not null default 'waiting',
  alt           text        not null default '',
  -- null unless refused
  reason        text,
  -- what came, in the folder that is not public; null once it is encoded or refused
  source_file   text,
  -- null: it stood in the shop before the first version
  original_name text,
  upload_key    text,
  uploaded_by   int         references staff_members,
  uploaded_at   timestamptz not null,
  -- null until encoded; of one that stood in the shop, what its files say of it
  width         smallint,
  height        smallint,
  -- between its dark and its light parts, in tenths
  contrast      smallint,
  file          text,
  variants      jsonb,
  placeholder   text,
  constraint a_front_picture_is_waiting_ready_or_refused check (state in ('waiting', 'ready', 'refused')),
  constraint a_refused_front_picture_says_why  check ((state = 'refused') = (reason is not null)),
  constraint a_waiting_front_picture_has_its_source check ((state = 'waiting') = (source_file is not null)),
  constraint a_ready_front_picture_has_its_files check (
    (state = 'ready') = (file is not null) and (file is null) = (variants is null)),
  constraint a_front_picture_file_is_a_plain_name check (
    source_file ~ '^[A-Za-z0-9][A-Za-z0-9._-]*$' and file ~ '^[A-Za-z0-9][A-Za-z0-9._-]*$'),
  constraint a_front_picture_is_uploaded_by_somebody check ((uploaded_by is null) = (upload_key is null)),
  constraint a_front_picture_is_uploaded_once  unique (upload_key),
  constraint a_front_picture_has_its_own_file  unique (file)
);

create index front_pictures_by_member on front_page_pictures (uploaded_by) where uploaded_by is not null;

comment on table front_page_pictures is 'The pictures that banners and rooms of the front page can show.';
