-- Where products stand in the store, and stocktakes: a shelf counted blind, its differences applied as a batch (decision 201).

create table stock_places (
  product_id int  primary key references products,
  counted_at timestamptz,
  -- where it was counted last: only what was counted in Ulaanbaatar is promised from there
  counted_in text,
  location   text,
  shelf      text generated always as (left(location, 4)) stored,
  constraint a_location_is_a_shelf_and_its_level check (location ~ '^[A-Z]-[0-9]{2}(-[0-9]{1,2})?$'),
  constraint a_count_says_where_and_when         check ((counted_at is null) = (counted_in is null)),
  constraint a_product_is_counted_in_a_store     check (counted_in in ('ulaanbaatar', 'beijing'))
);

comment on table stock_places is 'Where each product stands in the store, and when and where it was counted last.';

create index stock_places_of_a_shelf on stock_places (shelf, location, product_id) where shelf is not null;
create index stock_places_by_count   on stock_places (counted_at, product_id);

create function was_counted_in_ulaanbaatar(asked_product_id int) returns boolean language sql volatile as $$
  select exists (select from stock_places where product_id = asked_product_id and counted_in = 'ulaanbaatar')
$$;

comment on function was_counted_in_ulaanbaatar(int) is 'Whether the last count of this product was in Ulaanbaatar.';

-- A promise of two days rests on units that somebody saw there.
create trigger only_a_count_makes_a_product_ready before update of ready_in_ulaanbaatar on products
  for each row when (new.ready_in_ulaanbaatar and not old.ready_in_ulaanbaatar and not was_counted_in_ulaanbaatar(new.id))
  execute function forbid_change();

create table stocktakes (
  id         bigint generated always as identity primary key,
  -- the batch that applies the differences
  batch_id   bigint references batches,
  started_at timestamptz not null,
  -- when the counting ended: from then on the differences are shown
  counted_at timestamptz,
  -- applied or given up
  closed_at  timestamptz,
  started_by int  not null references staff_members,
  version    int  not null default 1,
  place      text not null,
  shelf      text not null,
  constraint a_stocktake_is_in_a_store                check (place in ('ulaanbaatar', 'beijing')),
  constraint a_stocktake_is_of_a_shelf                check (shelf ~ '^[A-Z]-[0-9]{2}$'),
  constraint a_stocktake_version_is_counted_from_1    check (version >= 1),
  constraint differences_are_applied_after_the_counting check (batch_id is null or (counted_at is not null and closed_at is not null))
);

comment on table stocktakes is 'Shelves that staff count blind: the system''s figures are shown after the counting (decision 201).';

create unique index a_shelf_is_counted_once_at_a_time on stocktakes (place, shelf) where closed_at is null;
create index stocktakes_of_a_shelf   on stocktakes (shelf, id desc);
create index stocktakes_by_member    on stocktakes (started_by);
create unique index a_batch_applies_one_stocktake on stocktakes (batch_id) where batch_id is not null;

create trigger a_closed_stocktake_stays_closed before update on stocktakes
  for each row when (old.closed_at is not null) execute function forbid_change();

create table stocktake_lines (
  stocktake_id bigint not null references stocktakes,
  -- the newest movement when it was counted first: a count or a loss written after it makes this one void
  movement_id  bigint references stock_movements,
  counted_at   timestamptz not null,
  product_id   int    not null references products,
  counted_by   int    not null references staff_members,
  -- what the system said when it was counted first: what leaves or comes later changes both figures alike
  on_hand_then int    not null,
  units        int    not null,
  recounts     int    not null default 0,
  -- false: it stands on another shelf, and these units are to be carried there
  belongs      boolean not null,
  reason       text,
  constraint a_product_has_one_line_in_a_stocktake  primary key (stocktake_id, product_id),
  constraint counted_units_are_never_negative       check (units between 0 and 100000 and on_hand_then >= 0 and recounts >= 0),
  constraint a_difference_has_a_known_reason        check (reason in (
    'lost', 'damaged', 'return_not_recorded', 'misplaced', 'miscounted_before', 'other'))
) with (fillfactor = 70);

comment on table stocktake_lines is 'Units of a product that were counted in a stocktake, and why they differ.';

create index stocktake_lines_of_a_product  on stocktake_lines (product_id);
create index stocktake_lines_by_member     on stocktake_lines (counted_by);
create index stocktake_lines_of_a_movement on stocktake_lines (movement_id) where movement_id is not null;

create function stocktake_is_open(asked_id bigint) returns boolean language sql volatile as $$
  select closed_at is null from stocktakes where id = asked_id for share
$$;

comment on function stocktake_is_open(bigint) is 'Whether a stocktake is neither applied nor given up; locks it.';

create trigger lines_are_counted_while_a_stocktake_is_open before insert or update on stocktake_lines
  for each row when (not stocktake_is_open(new.stocktake_id)) execute function forbid_change();
create trigger stocktake_lines_are_never_deleted before delete or truncate on stocktake_lines
  for each statement execute function forbid_change();

-- Why units were written off; the batch and the sheet that they were counted with stand in the note.
alter table stock_movements
  add column loss text,
  add constraint only_a_loss_has_its_kind check (loss is null or (reason = 'written_off' and loss in (
    'damaged_in_transport', 'damaged_in_store', 'lost', 'on_display', 'returned_broken', 'other')));

-- Which kinds there are is known by the code that runs them: an action that it cannot read is not run.
alter table batches
  drop constraint a_batch_kind_is_known,
  add constraint a_batch_kind_is_known check (kind ~ '^[a-z]+(-[a-z]+)+$');
