-- Stock: how much there is, which orders hold it, and how it came to be so.

create table stock_levels (
  product_id int primary key references products,
  on_hand    int not null default 0,
  reserved   int not null default 0,
  remain     int not null generated always as (on_hand - reserved) stored,
  constraint stock_is_never_negative          check (on_hand >= 0),
  constraint reserved_is_never_negative       check (reserved >= 0),
  -- Decision 14. Orders reserve by `set reserved = reserved + n where remain >= n`; a second buyer of the last piece waits
  -- on this row and then finds remain 0. The CHECK holds even for code that forgets the condition.
  constraint stock_is_never_oversold          check (reserved <= on_hand)
-- The hottest rows of the shop: no index but the key and half of each page free, so that every change is a HOT update;
-- vacuumed at 2 per cent dead rows instead of 20.
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02);

comment on table stock_levels is
  'Pieces of each product on hand and held by orders; `remain` is what may still be bought (spec §3).';

create table stock_reservations (
  order_id    bigint not null references orders,
  created_at  timestamptz not null default now(),
  settled_at  timestamptz,
  product_id  int    not null references products,
  quantity    int    not null,
  status      text   not null default 'held',
  -- one row an order and product: an expiry job that runs twice finds it released already and gives nothing back again
  constraint one_reservation_per_order_and_product primary key (order_id, product_id),
  constraint a_reservation_holds_at_least_one      check (quantity >= 1),
  constraint a_reservation_status_is_known         check (status in ('held', 'released', 'consumed')),
  constraint a_settled_reservation_has_its_time    check ((status = 'held') = (settled_at is null))
) with (fillfactor = 85);

comment on table stock_reservations is
  'What an order holds: from its creation until it expires (released) or leaves the store (consumed).';

create index stock_reservations_of_a_product on stock_reservations (product_id);

create trigger stock_reservations_are_never_deleted before delete or truncate on stock_reservations
  for each statement execute function forbid_change();

-- stock_levels.reserved counts what was held: after a change of pieces or product, the settling would give back others than
-- were taken. A held reservation can only be settled, and a settled one stays as it is.
create trigger a_reservation_keeps_what_it_holds before update of order_id, product_id, quantity on stock_reservations
  for each row when (old.status = 'held' and
    (old.order_id, old.product_id, old.quantity) is distinct from (new.order_id, new.product_id, new.quantity))
  execute function forbid_change();

create trigger a_settled_reservation_stays_settled before update on stock_reservations
  for each row when (old.status <> 'held') execute function forbid_change();

create table stock_movements (
  id              bigint generated always as identity primary key,
  order_id        bigint references orders,
  created_at      timestamptz not null default now(),
  product_id      int    not null references products,
  staff_id        int    references staff_members,
  on_hand_change  int    not null default 0,
  reserved_change int    not null default 0,
  -- what the level was afterwards: a gap in the chain shows a change that was not written down
  on_hand_after   int    not null,
  reserved_after  int    not null,
  reason          text   not null,
  note            text,
  constraint a_movement_moves_something   check (on_hand_change <> 0 or reserved_change <> 0),
  constraint a_movement_leaves_real_stock check (reserved_after >= 0 and reserved_after <= on_hand_after),
  constraint a_movement_reason_is_known   check (reason in (
    'received', 'reserved', 'released', 'consumed', 'returned', 'counted', 'written_off')),
  -- nobody's order holds, frees or takes goods without saying which
  constraint an_order_moves_its_own_stock check (reason not in ('reserved', 'released', 'consumed') or order_id is not null)
);

comment on table stock_movements is 'Every change of every stock level with its reason.';

create index stock_movements_of_a_product on stock_movements (product_id, id desc);
create index stock_movements_of_an_order  on stock_movements (order_id) where order_id is not null;
create index stock_movements_by_member    on stock_movements (staff_id) where staff_id is not null;

create trigger stock_movements_are_append_only before update or delete or truncate on stock_movements
  for each statement execute function forbid_change();
