-- What a backup must at least contain: row counts of tables that only grow, and their money, in one snapshot; with the system id.
select json_build_object(
  'systemId', (select system_identifier::text from pg_control_system()),
  'at', now(),
  'rows', json_build_object(
    'orders', (select count(*) from orders),
    'payments', (select count(*) from payments),
    'receipts', (select count(*) from receipts),
    'stock_movements', (select count(*) from stock_movements),
    'bonus_ledger', (select count(*) from bonus_ledger),
    'products', (select count(*) from products)
  ),
  'ordersTug', (select coalesce(sum(total_tug), 0)::text from orders),
  'paymentsTug', (select coalesce(sum(amount_tug), 0)::text from payments)
);
