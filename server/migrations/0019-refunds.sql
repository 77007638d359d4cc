-- Money that goes back, by a provider's call or by hand (decisions 15, 17, 37).

create table refunds (
  id                   bigint generated always as identity primary key,
  -- always of money that came; whose, may be unknown
  payment_id           bigint not null references payments,
  order_id             bigint references orders,
  -- how much of the payment this settles, what the terms keep back of it (spec §9 Terms), and what the customer gets
  gross_tug            bigint not null,
  refund_fee_tug       bigint not null default 0,
  vat_deduction_tug    bigint not null default 0,
  bank_fee_tug         bigint not null default 0,
  -- earned points that were spent already: the ledger cannot go below zero, so they are kept back in money
  bonus_deduction_tug  bigint not null default 0,
  amount_tug           bigint not null,
  created_at           timestamptz not null default now(),
  sent_at              timestamptz,
  finished_at          timestamptz,
  -- null: asked for by the system, for example for late money
  requested_by         int    references staff_members,
  finished_by          int    references staff_members,
  status               text   not null default 'requested',
  reason               text   not null,
  instrument           text   not null,
  note                 text,
  -- where to, when no provider does it by call
  bank_name            text,
  account_number       text,
  account_holder       text,
  provider_refund_id   text,
  -- bank document number or file that closes the task
  proof                text,
  last_error           text,
  constraint a_refund_adds_up check (
    amount_tug = gross_tug - refund_fee_tug - vat_deduction_tug - bank_fee_tug - bonus_deduction_tug),
  constraint a_refund_gives_something_back    check (amount_tug > 0),
  constraint deductions_are_never_negative    check (
    refund_fee_tug >= 0 and vat_deduction_tug >= 0 and bank_fee_tug >= 0 and bonus_deduction_tug >= 0),
  constraint a_refund_status_is_known         check (status in ('requested', 'sent', 'done', 'failed')),
  constraint a_refund_reason_is_known         check (reason in (
    'cancelled', 'defective', 'unavailable', 'late_payment', 'duplicate_payment', 'wrong_amount', 'unknown_order')),
  constraint a_refund_instrument_is_known     check (instrument in ('provider', 'bank_transfer', 'card', 'wallet', 'cash')),
  constraint a_finished_refund_has_its_time   check ((status in ('done', 'failed')) = (finished_at is not null)),
  constraint a_refund_closes_with_a_proof     check (
    status <> 'done' or coalesce(proof, '') <> '' or coalesce(provider_refund_id, '') <> ''),
  constraint only_a_refund_of_unknown_money_has_no_order check ((reason = 'unknown_order') = (order_id is null)),
  constraint a_refund_is_of_its_payments_order
    foreign key (payment_id, order_id) references payments (id, order_id)
);

comment on table refunds is
  'Refunds asked for, under way and done; those no provider can do by call are tasks of the staff.';

create index refunds_of_a_payment  on refunds (payment_id, order_id);
create index refunds_of_an_order   on refunds (order_id) where order_id is not null;
create index refunds_requested_by  on refunds (requested_by) where requested_by is not null;
create index refunds_finished_by   on refunds (finished_by)  where finished_by  is not null;
-- the staff's task list, oldest first
create index refunds_to_be_done    on refunds (id) where status in ('requested', 'sent');

-- The sum of a payment's refunds is kept on the payment, where a CHECK can see it: a sum read by a query could be true for
-- two refunds at once and wrong for both; two updates of one row queue. A failed refund frees its share.
create function add_to_refunded() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (old.payment_id, old.gross_tug, old.status = 'failed') = (new.payment_id, new.gross_tug, new.status = 'failed') then
      return null;
    end if;
    update payments set refunded_tug = refunded_tug - old.gross_tug where id = old.payment_id and old.status <> 'failed';
  end if;
  update payments set refunded_tug = refunded_tug + new.gross_tug where id = new.payment_id and new.status <> 'failed';
  return null;
end
$$;

create trigger refunds_add_up_on_the_payment after insert or update on refunds
  for each row execute function add_to_refunded();

create trigger refunds_are_never_deleted before delete or truncate on refunds
  for each statement execute function forbid_change();

create trigger a_done_refund_stays_done before update on refunds
  for each row when (old.status = 'done') execute function forbid_change();
