-- Orders of `npm run demo:orders` say that they are none: staff see it, and the command knows a shop that has real ones.
alter table orders add column is_demo boolean not null default false;
comment on column orders.is_demo is 'Made by npm run demo:orders for looking at the admin application; nobody ordered it.';

create index demo_orders on orders (id) where is_demo;

create trigger a_demo_order_stays_one before update of is_demo on orders
  for each row when (new.is_demo is distinct from old.is_demo) execute function forbid_change();
