-- Staff prepare refunds for customers (record 193): the rules of rules/refund, where no code can pass them by.

alter table refunds
  -- what is defective, cannot be delivered or came by mistake goes back whole; earned points that were spent are another matter
  add constraint only_a_cancelled_order_pays_fees check (
    reason = 'cancelled' or (refund_fee_tug = 0 and vat_deduction_tug = 0 and bank_fee_tug = 0)),
  -- customers do not know what the shop cannot deliver
  add constraint only_staff_say_unavailable check (reason <> 'unavailable' or requested_by is not null);

comment on column refunds.requested_by is 'The staff member who prepared it for the customer; null: its owner asked, or the shop owes it.';

-- what has ended, the newest first, a page at a time
create index refunds_that_ended on refunds (status, finished_at desc, id desc) where finished_at is not null;
