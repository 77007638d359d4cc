-- Trucks from Beijing: orders that travel together are moved together (decision 17).

create table shipments (
  id         int generated always as identity primary key,
  created_by int references staff_members,
  created_at timestamptz not null default now(),
  -- known or expected, for the staff's plan; what really happened stands on the orders
  departs_at timestamptz,
  arrives_at timestamptz,
  -- null: still on its way or being loaded
  closed_at  timestamptz,
  name       text not null,
  note       text,
  constraint a_shipment_name_is_unique          unique (name),
  constraint a_shipment_has_a_name              check (name <> ''),
  constraint a_shipment_arrives_after_it_departs check (arrives_at > departs_at)
);

comment on table shipments is 'A truck load of orders between Beijing and Ulaanbaatar.';

create index shipments_by_member on shipments (created_by) where created_by is not null;

create table shipment_orders (
  -- the key: an order travels on one truck
  order_id    bigint primary key references orders,
  shipment_id int    not null references shipments,
  added_at    timestamptz not null default now()
);

comment on table shipment_orders is 'Which orders a truck carries.';

create index shipment_orders_of_a_shipment on shipment_orders (shipment_id);
