-- The first page of staff reads the steps of all orders out of a few rows that a job counts every minute: at a million orders the
-- counting itself takes longer than a page may (record 195). All of it is counted anew from orders, so that it cannot drift.
create table order_step_counts (
  status       text        not null primary key,
  orders       integer     not null,
  late         integer     not null,
  pickups      integer     not null,
  pickups_long integer     not null,
  counted_at   timestamptz not null,
  constraint a_counted_step_is_known check (status in ('paid', 'ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock')),
  constraint what_is_counted_is_a_part_of_the_step
    check (late between 0 and orders and pickups between 0 and orders and pickups_long between 0 and pickups)
);
comment on table order_step_counts is 'How many orders are in each step, how many of them late or waiting to be fetched; counted anew every minute.';

create table delivered_hours (
  starts_at timestamptz not null primary key,
  orders    integer     not null,
  seconds   bigint      not null,
  constraint an_hour_with_deliveries_has_some check (orders > 0 and seconds >= 0)
);
comment on table delivered_hours is 'Orders delivered in each hour of the last week, with the seconds since their payment added up; counted anew every minute.';

create index orders_by_delivery_time on orders (delivered_at) where delivered_at is not null;
