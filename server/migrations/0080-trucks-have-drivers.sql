-- A truck as staff fill, move and close it.

alter table shipments
  -- two people may change it
  add column version         int not null default 1,
  add column capacity_kg     int,
  add column capacity_litres int,
  add column closed_by       int references staff_members,
  add column driver          text,
  add column driver_phone    text,
  add column plate           text,
  add constraint truck_versions_count_from_1        check (version >= 1),
  add constraint a_truck_carries_something          check (capacity_kg > 0 and capacity_litres > 0),
  add constraint words_about_a_truck_are_not_empty  check (driver <> '' and driver_phone <> '' and plate <> ''),
  add constraint who_closes_a_truck_has_closed_it   check (closed_by is null or closed_at is not null);

create index shipments_closed_by_member on shipments (closed_by) where closed_by is not null;
-- the list: those under way, and the last that were closed
create index shipments_by_closing on shipments (closed_at desc nulls first, id desc);

create trigger a_closed_truck_stays_closed before update on shipments
  for each row when (old.closed_at is not null) execute function forbid_change();

alter table shipment_orders
  add column added_by int references staff_members;

create index shipment_orders_by_member on shipment_orders (added_by) where added_by is not null;

-- The share lock waits for whoever closes the truck at this moment, and keeps them waiting until the order is on it or off it.
create function truck_is_open(asked_shipment_id int) returns boolean language sql volatile as $$
  select closed_at is null from shipments where id = asked_shipment_id for share
$$;

comment on function truck_is_open(int) is 'Whether orders may still come and go; locks the truck, so that this stays true.';

create trigger a_closed_truck_takes_no_order before insert or update on shipment_orders
  for each row when (not truck_is_open(new.shipment_id)) execute function forbid_change();
create trigger a_closed_truck_keeps_its_orders before delete on shipment_orders
  for each row when (not truck_is_open(old.shipment_id)) execute function forbid_change();
