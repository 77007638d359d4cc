-- An order that a staff member makes for a customer on the telephone (record 207): it names who made it, and is the customer's in
-- everything else.

alter table orders add column placed_by int references staff_members;

comment on column orders.placed_by is 'The staff member who took the order by telephone; null: the customer made it.';

-- The index of the foreign key, and the list of the day.
create index orders_placed_by_staff on orders (placed_by, created_at desc) where placed_by is not null;
