-- A supplier's price list: its cells as they were read, what its columns mean, and how every row differs from the shop (decision 204).

create table import_columns (
  saved_at timestamptz not null,
  saved_by int         not null references staff_members,
  version  int         not null default 1,
  supplier text        primary key,
  columns  jsonb       not null,
  constraint a_supplier_is_named                  check (char_length(supplier) between 1 and 80),
  constraint columns_are_counted_from_version_1   check (version >= 1),
  constraint columns_say_which_has_the_code       check (columns ? 'code')
);

comment on table import_columns is 'Which heading in the price lists of a supplier stands above what; said once and remembered.';

create index import_columns_by_member on import_columns (saved_by);
create trigger every_mapping_of_columns_is_counted before update on import_columns
  for each row execute function count_record_version();

create table imports (
  id            bigint      generated always as identity primary key,
  -- what its rows came to
  change_set_id bigint      references change_sets,
  uploaded_at   timestamptz not null,
  -- null: nobody has said yet what its columns are
  compared_at   timestamptz,
  uploaded_by   int         not null references staff_members,
  -- the row of the file that has the headings
  heading_at    int         not null,
  byte_size     int         not null,
  version       int         not null default 1,
  supplier      text        not null,
  file_name     text        not null,
  -- of the file as it was chosen: sent again, it is the same import
  upload_key    text        not null unique,
  file_hash     bytea       not null,
  headings      jsonb       not null,
  columns       jsonb,
  constraint an_import_is_of_a_supplier             check (char_length(supplier) between 1 and 80),
  constraint an_imported_file_is_named              check (char_length(file_name) between 1 and 200),
  constraint an_imported_file_has_up_to_30_mb       check (byte_size between 1 and 31457280),
  constraint an_import_is_counted_from_version_1    check (version >= 1),
  constraint an_import_is_compared_by_its_columns   check ((compared_at is null) = (columns is null)),
  constraint a_prepared_import_was_compared         check (change_set_id is null or compared_at is not null)
);

comment on table imports is 'Price lists that staff uploaded, with the change set that each led to (decision 204).';

create unique index a_change_set_is_of_one_import on imports (change_set_id) where change_set_id is not null;
create index imports_by_member on imports (uploaded_by);
create trigger every_step_of_an_import_is_counted before update on imports
  for each row execute function count_record_version();
create trigger a_prepared_import_stays_as_it_is before update on imports
  for each row when (old.change_set_id is not null) execute function forbid_change();
create trigger imports_are_kept before delete on imports for each row execute function forbid_change();

create table import_rows (
  import_id     bigint   not null references imports,
  was_tug       bigint,
  now_tug       bigint,
  -- the number that a spreadsheet shows beside it
  at            int      not null,
  product_id    int      references products,
  seen_version  int,
  change_tenths int,
  margin_tenths int,
  moved         int      generated always as (coalesce(abs(change_tenths), 0)) stored,
  -- bits: beyond the limit of one person, a jump, a thin margin, a zero too few, unknown category, new code
  warnings      smallint not null default 0,
  is_left_out   boolean  not null default false,
  is_accepted   boolean  not null default false,
  is_fixed      boolean  not null default false,
  -- null: not compared
  outcome       text,
  code          text,
  category      text,
  cells         jsonb    not null,
  -- what it wants of the product, by the columns of a change set, and which of its cells are wrong
  wanted        jsonb,
  problems      jsonb,
  -- what would change
  before        jsonb,
  after         jsonb,
  constraint a_row_stands_once_in_a_file          primary key (import_id, at),
  constraint a_row_has_a_number                   check (at > 0),
  constraint an_outcome_of_a_row_is_known         check (outcome in ('up', 'down', 'other', 'same', 'new', 'wrong')),
  constraint a_row_with_a_wrong_cell_is_wrong     check (outcome is null or (outcome = 'wrong') = (problems is not null)),
  constraint a_row_that_changes_is_of_a_product   check (outcome not in ('up', 'down', 'other') or (product_id is not null and seen_version is not null)),
  constraint what_is_left_out_is_not_accepted     check (not (is_left_out and is_accepted))
) with (fillfactor = 70);

comment on table import_rows is 'Rows of a price list: cells as they were read, what they want, and the difference to the shop. A wrong one is never applied.';

create index import_rows_of_a_product on import_rows (product_id) where product_id is not null;
create index import_rows_by_change    on import_rows (import_id, moved desc, at);
