-- Bonus points: an append-only ledger and the balance that is its sum (decision 6).

create table bonus_balances (
  customer_id bigint primary key references customers,
  balance     bigint not null default 0,
  constraint a_bonus_balance_is_never_negative check (balance >= 0)
) with (fillfactor = 70);

comment on table bonus_balances is
  'The sum of a customer''s ledger, written only by the ledger''s trigger; no row means 0.';

-- depth 0 is a statement that somebody sent; the ledger's trigger writes from within, at depth 1
create trigger the_balance_is_written_by_the_ledger before insert or update or delete or truncate on bonus_balances
  for each statement when (pg_trigger_depth() = 0) execute function forbid_change();

create table bonus_ledger (
  id          bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  order_id    bigint,
  points      bigint not null,
  created_at  timestamptz not null default now(),
  staff_id    int    references staff_members,
  reason      text   not null,
  note        text,
  constraint a_bonus_reason_is_known check (reason in ('welcome', 'earned', 'spent', 'returned', 'taken_back', 'adjusted')),
  constraint points_go_the_way_of_their_reason check (case
    when reason in ('welcome', 'earned', 'returned') then points > 0
    when reason in ('spent', 'taken_back')           then points < 0
    else points <> 0 end),
  constraint an_order_moves_bonus_for_its_own_reasons check (
    (reason in ('earned', 'spent', 'returned', 'taken_back')) = (order_id is not null)),
  constraint an_adjustment_names_staff_and_why check (
    (reason = 'adjusted') = (staff_id is not null) and (reason <> 'adjusted' or coalesce(note, '') <> '')),
  -- nobody earns or spends on another's order; without an order there is nothing to compare
  constraint an_order_moves_the_bonus_of_its_customer
    foreign key (customer_id, order_id) references orders (customer_id, id)
);

comment on table bonus_ledger is
  'Every point ever given or taken, a tugrik each: what is wrong is set right by another row.';

-- "Paid" can be noticed by callback, poll and reconciliation at once (decision 16), and expiry can run twice: each moves
-- an order's bonus once. The customer, who follows from the order, stands in between so that the one index for the four
-- reasons is also the foreign key's.
create unique index bonus_moves_once_per_order_and_reason on bonus_ledger (order_id, customer_id, reason)
  where order_id is not null;
-- confirming the e-mail twice, or by two logins, brings the welcome points once
create unique index one_welcome_bonus_per_customer on bonus_ledger (customer_id) where reason = 'welcome';
create index bonus_ledger_of_a_customer on bonus_ledger (customer_id, id desc);
create index bonus_ledger_by_member     on bonus_ledger (staff_id) where staff_id is not null;

create trigger the_bonus_ledger_is_append_only before update or delete or truncate on bonus_ledger
  for each statement execute function forbid_change();

-- Two orders that spend the same points queue on the customer's one balance row; the second meets the CHECK. Nobody else
-- waits. Update first, because INSERT … ON CONFLICT checks the new row on its own and would refuse every negative amount.
create function add_to_bonus_balance() returns trigger language plpgsql as $$
begin
  update bonus_balances set balance = balance + new.points where customer_id = new.customer_id;
  if not found then
    insert into bonus_balances as kept (customer_id, balance) values (new.customer_id, new.points)
      on conflict (customer_id) do update set balance = kept.balance + excluded.balance;
  end if;
  return null;
end
$$;

create trigger bonus_ledger_keeps_the_balance after insert on bonus_ledger
  for each row execute function add_to_bonus_balance();
