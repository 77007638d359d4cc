-- Decision 46: no plan is promised that a lender has not given. Of a loan the shop knows the fee; in how many parts it is paid
-- back, lender and customer settle.
alter table lenders
  alter column payment_count drop not null,
  alter column days_between_payments drop not null,
  add constraint a_plan_has_parts_and_days check ((payment_count is null) = (days_between_payments is null));

comment on column lenders.payment_count is 'Null with the days between them: the lender settles the plan with the customer.';
