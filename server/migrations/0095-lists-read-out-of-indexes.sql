-- A list of orders is filtered and sorted in any pair of ways. One index over the times of all orders and one over those in work
-- carry what they are filtered and sorted by: whatever is asked, at most the entries of 92 days are looked at, and no row that is
-- not shown is read (record 184). They replace an index for each way, of which the sums led through years of orders.
create index orders_listed on orders (created_at, id)
  include (total_tug, status, district_id, payment_method, source, assignee_id);
create index orders_in_work_listed on orders (created_at, id)
  include (total_tug, status, district_id, payment_method, source, assignee_id)
  where status in ('pending', 'paid', 'ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock');

drop index orders_by_time;
drop index orders_by_total;
drop index orders_by_method_and_time;
drop index orders_in_work_by_time;
drop index orders_in_work_by_total;
drop index orders_in_work_by_district;
drop index orders_in_work_by_method;
