-- Orders in work are found by a part of a name among themselves, not among those of all years.
create index orders_in_work_by_name on orders using gin (contact_name gin_trgm_ops)
  where status in ('pending', 'paid', 'ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock');
