-- One action on many records, run in portions; and steps of an order that are taken back (decision 185).

create table batches (
  id          bigint generated always as identity primary key,
  staff_id    int    not null references staff_members,
  created_at  timestamptz not null,
  -- when its rows were read from what was asked; null: not yet
  frozen_at   timestamptz,
  -- when the last portion was done: a batch that is open and silent has lost its worker
  active_at   timestamptz not null,
  finished_at timestamptz,
  -- the batch that this one undoes
  takes_back  bigint references batches,
  kind        text   not null,
  -- what to do and to which records, as the kind reads it
  action      jsonb  not null,
  -- whether it may undo what customers were notified of
  as_owner    boolean not null,
  reason      text,
  constraint a_batch_kind_is_known              check (kind in ('move-orders')),
  constraint a_batch_is_read_before_it_finishes check (finished_at is null or frozen_at is not null),
  constraint taking_a_batch_back_has_a_reason   check ((takes_back is null) = (reason is null)),
  constraint a_batch_reason_has_3_to_300_signs  check (char_length(reason) between 3 and 300),
  constraint a_batch_does_not_undo_itself       check (takes_back <> id)
);

comment on table batches is 'One action of a staff member on many records; the worker runs it in portions (record 185).';

create unique index a_batch_is_taken_back_once on batches (takes_back) where takes_back is not null;
create index batches_by_member on batches (staff_id);
-- what the worker looks for every minute
create index batches_under_way on batches (active_at) where finished_at is null;
-- what was done to a truck
create index batches_of_a_truck on batches ((action #>> '{orders,truck}'), id desc) where action #> '{orders,truck}' is not null;

create table batch_rows (
  batch_id   bigint not null references batches,
  -- the record, by the id that its kind gives it
  subject_id bigint not null,
  -- what was written about it, by its id: the row of the order's history; what is undone
  change_id  bigint,
  position   int    not null,
  outcome    text   not null default 'waiting',
  reason     text,
  constraint a_record_is_in_a_batch_once        primary key (batch_id, subject_id),
  constraint rows_of_a_batch_are_counted_from_1 check (position >= 1),
  constraint an_outcome_is_known                check (outcome in ('waiting', 'done', 'stays', 'failed')),
  constraint what_stays_says_why                check ((outcome in ('stays', 'failed')) = (reason is not null)),
  constraint what_is_done_names_its_change      check ((outcome = 'done') = (change_id is not null))
) with (fillfactor = 70);

comment on table batch_rows is 'Each record of a batch: whether it is done, or why it stays as it is.';

create index waiting_rows_of_a_batch on batch_rows (batch_id, position) where outcome = 'waiting';

-- A row is decided once: a worker that was killed and one that took over do the same record once.
create trigger a_decided_row_stays_decided before update on batch_rows
  for each row when (old.outcome <> 'waiting') execute function forbid_change();
create trigger batch_rows_are_never_deleted before delete or truncate on batch_rows
  for each statement execute function forbid_change();
create trigger a_batch_keeps_what_was_asked before update on batches
  for each row when ((old.kind, old.action, old.staff_id, old.takes_back, old.created_at, old.as_owner)
    is distinct from (new.kind, new.action, new.staff_id, new.takes_back, new.created_at, new.as_owner)
    or (old.finished_at is not null and new.finished_at is distinct from old.finished_at))
  execute function forbid_change();

-- Taking back: a row of the history that names the one it undoes.
alter table order_status_changes
  add column takes_back bigint references order_status_changes,
  add constraint a_step_is_taken_back_by_staff_with_a_reason check (
    takes_back is null or (changed_by = 'staff' and coalesce(note, '') <> '')),
  -- decision 185: a payment is never undone, and neither is an end
  add constraint only_a_step_of_the_way_is_taken_back check (
    takes_back is null or from_status in ('ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock', 'delivered'));

create unique index a_step_is_taken_back_once on order_status_changes (takes_back) where takes_back is not null;

-- back to paid is not paid once more
drop index an_order_is_paid_or_ended_once;
create unique index an_order_is_paid_or_ended_once on order_status_changes (order_id, to_status)
  where to_status in ('paid', 'expired', 'refunded') and takes_back is null;

create function is_last_change(asked_id bigint, asked_order_id bigint, stands_at text, goes_to text) returns boolean
language sql volatile as $$
  select exists (
    select from order_status_changes last
    where last.id = asked_id and last.order_id = asked_order_id and last.to_status = stands_at and last.from_status = goes_to
      and last.takes_back is null
      and not exists (select from order_status_changes later where later.order_id = asked_order_id and later.id > asked_id))
$$;

comment on function is_last_change(bigint, bigint, text, text) is
  'Whether this is the last change of that order, led from the second status to the first, and took nothing back.';

create trigger only_the_last_change_is_taken_back before insert on order_status_changes
  for each row when (new.takes_back is not null
    and not is_last_change(new.takes_back, new.order_id, new.from_status, new.to_status))
  execute function forbid_change();

-- What has left the store comes back with the step at which it left, and by nothing else.
create function goods_are_in_the_store(asked_order_id bigint) returns boolean language sql volatile as $$
  select case source when 'ulaanbaatar' then in_stock_at else loaded_at end is null
    and status not in ('pending', 'expired', 'refunded')
  from orders where id = asked_order_id for share
$$;

comment on function goods_are_in_the_store(bigint) is
  'Whether the step at which the goods of a paid order leave the store is still to come; locks the order.';

drop trigger a_settled_reservation_stays_settled on stock_reservations;
create trigger a_settled_reservation_stays_settled before update on stock_reservations
  for each row when (old.status <> 'held' and not (
    old.status = 'consumed' and new.status = 'held'
    and (old.order_id, old.product_id, old.quantity, old.created_at) = (new.order_id, new.product_id, new.quantity, new.created_at)
    and goods_are_in_the_store(old.order_id)))
  execute function forbid_change();

alter table stock_movements
  drop constraint a_movement_reason_is_known,
  add constraint a_movement_reason_is_known check (reason in (
    'received', 'reserved', 'released', 'consumed', 'taken_back', 'returned', 'counted', 'written_off')),
  drop constraint an_order_moves_its_own_stock,
  add constraint an_order_moves_its_own_stock check (
    reason not in ('reserved', 'released', 'consumed', 'taken_back') or order_id is not null);
