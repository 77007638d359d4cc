-- Lists of staff: filtered, sorted and counted among a million orders without reading more than what is shown (record 184). Orders
-- in work are few and are looked at from every side, so that their indexes leave out all others; those that have ended are looked
-- at 92 days at a time.

-- The times in which orders were made, of all and of one status. The second replaces what was sorted by id: both say the same,
-- and the day of a filter is a time.
create index orders_by_time            on orders (created_at, id);
create index orders_by_status_and_time on orders (status, created_at, id);
drop index orders_in_work_by_status;

create index orders_in_work_by_time on orders (created_at, id)
  where status in ('pending', 'paid', 'ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock');
create index orders_in_work_by_district on orders (district_id, created_at, id)
  where status in ('pending', 'paid', 'ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock');
create index orders_in_work_by_method on orders (payment_method, created_at, id)
  where status in ('pending', 'paid', 'ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock');
create index orders_in_work_by_total on orders (total_tug, id)
  where status in ('pending', 'paid', 'ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock');
-- Longest in its step first: when it reached its status, in the words of orders/admin/list/order-since.queries.ts.
create index orders_in_work_by_step on orders ((case status
    when 'paid' then paid_at when 'ordered' then ordered_at when 'loaded' then loaded_at
    when 'came_in_ereen' then came_in_ereen_at when 'came_in_ub' then came_in_ub_at when 'in_stock' then in_stock_at
    when 'delivered' then delivered_at when 'expired' then expired_at when 'refunded' then refunded_at
    else created_at end), id)
  where status in ('pending', 'paid', 'ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock');

-- The dearest of 92 days, and what was sent to one district or paid in one way within them.
create index orders_by_total             on orders (total_tug, id);
create index orders_by_district_and_time on orders (district_id, created_at, id) where district_id is not null;
drop index orders_in_a_district;
create index orders_by_method_and_time   on orders (payment_method, created_at, id) where payment_method is not null;

-- "My phone ends in 2020", "I am called Номин". An email is typed as it begins.
create index orders_by_last_four_of_phone on orders (right(contact_phone, 4), id desc);
create index orders_by_email on orders (lower(contact_email) text_pattern_ops);
create index orders_by_name  on orders using gin (contact_name gin_trgm_ops);
