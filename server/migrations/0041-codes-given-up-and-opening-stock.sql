-- A code that was taken off an unpaid order was freed, and the order could then never hold a code again: there is one row an
-- order, and a settled one stayed as it was. Held anew it is counted anew (code_uses_are_counted), so that it cannot be in two
-- hands; one that was used stays used.
drop trigger a_settled_use_stays_settled on code_uses;
create trigger a_settled_use_stays_settled before update on code_uses
  for each row when (old.status = 'used' or (old.status = 'freed' and (new.status <> 'held' or not order_is_pending(old.order_id))))
  execute function forbid_change();

-- Stock that was entered before movements were written: its count is where the chain of its movements begins, so that on hand is
-- the sum of its movements for every product (npm run verify-books).
insert into stock_movements (product_id, on_hand_change, on_hand_after, reserved_after, reason, note)
select product_id, on_hand, on_hand, 0, 'counted', 'opening stock' from stock_levels
where on_hand > 0 and reserved = 0 and not exists (
  select from stock_movements where stock_movements.product_id = stock_levels.product_id);
