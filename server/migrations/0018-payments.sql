-- Invoices asked of the payment providers, and the money that came.

create table invoices (
  id                  bigint generated always as identity primary key,
  order_id            bigint not null references orders,
  amount_tug          bigint not null,
  created_at          timestamptz not null default now(),
  closed_at           timestamptz,
  -- providers are asked about an open invoice at most every 15 to 30 seconds, however often the page polls us
  last_checked_at     timestamptz,
  provider            text   not null,
  status              text   not null default 'open',
  -- what we call it at the provider: the order number, with -R2, -R3 for later attempts (Golomt refuses a number twice)
  reference           text   not null,
  -- null until the provider has answered: the row is written first, so that a crash in between leaves a trace to ask by
  provider_invoice_id text,
  qr_text             text,
  -- the card page or short address to send the customer to
  payment_url         text,
  deeplinks           jsonb  not null default '[]',
  -- the random part of our callback address, hashed; a callback without it is not even checked
  callback_token_hash bytea,
  constraint an_invoice_is_for_money            check (amount_tug > 0),
  constraint an_invoice_provider_is_known       check (provider in (
    'golomt', 'qpay', 'monpay', 'bank_transfer', 'mongolchat', 'storepay', 'khan_lending', 'pocket', 'mcredit')),
  constraint an_invoice_status_is_known         check (status in ('open', 'paid', 'cancelled', 'expired')),
  constraint a_closed_invoice_has_its_time      check ((status = 'open') = (closed_at is null)),
  constraint deeplinks_are_a_list               check (jsonb_typeof(deeplinks) = 'array'),
  constraint a_token_is_kept_as_its_sha256      check (octet_length(callback_token_hash) = 32),
  constraint a_provider_gives_an_id_to_one_invoice  unique (provider, provider_invoice_id),
  constraint a_reference_names_one_invoice          unique (provider, reference),
  -- three uses: the invoices of an order, its foreign key, and the target by which a payment cannot mix two orders
  constraint an_invoice_belongs_to_one_order        unique (order_id, id)
-- last_checked_at is in no index: each check of an open invoice is a HOT update
) with (fillfactor = 80);

comment on table invoices is
  'Bills at payment providers; when the amount changes, the old one is cancelled and a new one made.';

-- Two clicks on "pay" cannot leave two open bills that are both paid. The reconciliation job also finds its work here:
-- as many entries as there are unpaid submitted orders.
create unique index one_open_invoice_per_order on invoices (order_id) where status = 'open';

-- Nobody is asked again to pay a bill that was paid or given up. One that was given up may still turn out to be paid: a
-- provider can take money until it has heard of the cancelling (decision 15).
create trigger a_closed_invoice_stays_closed before update of status on invoices
  for each row when (old.status <> 'open' and new.status not in (old.status, 'paid')) execute function forbid_change();

-- The bill the provider shows is the one we keep: another amount is another invoice.
create trigger an_invoice_keeps_its_facts before update of order_id, amount_tug, provider, reference on invoices
  for each row when ((old.order_id, old.amount_tug, old.provider, old.reference)
    is distinct from (new.order_id, new.amount_tug, new.provider, new.reference)) execute function forbid_change();

create table payments (
  id                  bigint generated always as identity primary key,
  -- null while nobody knows whose money it is
  order_id            bigint references orders,
  invoice_id          bigint,
  amount_tug          bigint not null,
  -- kept back by the provider
  provider_fee_tug    bigint not null default 0,
  -- asked or sent back so far; written only by the trigger of refunds
  refunded_tug        bigint not null default 0,
  -- when the customer paid, by the provider's clock, and when we learned of it
  received_at         timestamptz not null,
  recorded_at         timestamptz not null default now(),
  -- who entered a transfer, or found the owner of unknown money
  staff_id            int    references staff_members,
  provider            text   not null,
  provider_payment_id text   not null,
  outcome             text   not null,
  noticed_by          text   not null,
  -- masked account or name as the provider tells it, for refunds
  payer               text,
  evidence            jsonb  not null default '{}',
  constraint a_payment_is_above_zero           check (amount_tug > 0 and provider_fee_tug >= 0),
  constraint a_payment_provider_is_known       check (provider in (
    'golomt', 'qpay', 'monpay', 'bank_transfer', 'mongolchat', 'storepay', 'khan_lending', 'pocket', 'mcredit')),
  constraint a_payment_outcome_is_known        check (outcome in ('matched', 'late', 'duplicate', 'wrong_amount', 'unknown_order')),
  constraint a_payment_is_noticed_somehow      check (noticed_by in ('callback', 'poll', 'reconciliation', 'staff')),
  constraint only_unknown_money_has_no_order   check ((outcome = 'unknown_order') = (order_id is null)),
  constraint an_invoice_tells_the_order        check (invoice_id is null or order_id is not null),
  constraint a_payment_has_the_providers_id    check (provider_payment_id <> ''),
  constraint refunds_never_exceed_the_payment  check (refunded_tug >= 0 and refunded_tug <= amount_tug),
  -- the same money seen by callback, poll and nightly list is one row (decision 16)
  constraint the_same_money_is_counted_once    unique (provider, provider_payment_id),
  -- no rule of its own: the target of refunds' foreign key
  constraint a_payment_is_of_one_order         unique (id, order_id),
  constraint a_payment_and_its_invoice_are_of_one_order
    foreign key (order_id, invoice_id) references invoices (order_id, id)
);

comment on table payments is
  'Money that arrived, all of it: also late, twice, in the wrong amount or for nobody known (decision 15).';
comment on column payments.evidence is 'The provider''s answer that proved it.';

-- whatever else arrives, one payment pays the order
create unique index one_matched_payment_per_order on payments (order_id) where outcome = 'matched';
create index payments_of_an_order        on payments (order_id, invoice_id) where order_id is not null;
create index payments_by_member          on payments (staff_id) where staff_id is not null;
-- the staff's list of money that needs an owner: empty on a good day
create index payments_of_unknown_orders  on payments (received_at) where outcome = 'unknown_order';
-- nightly comparison with the providers' lists by day; rows arrive nearly in the order of time
create index payments_by_time            on payments using brin (received_at);

create trigger payments_are_never_deleted before delete or truncate on payments
  for each statement execute function forbid_change();

-- Append-only but for two things: unknown money may find its order once, and refunds add up in refunded_tug.
create trigger a_payment_keeps_its_facts before update on payments
  for each row when (
    (old.id, old.provider, old.provider_payment_id, old.amount_tug, old.provider_fee_tug, old.received_at, old.recorded_at,
     old.noticed_by, old.payer, old.evidence) is distinct from
    (new.id, new.provider, new.provider_payment_id, new.amount_tug, new.provider_fee_tug, new.received_at, new.recorded_at,
     new.noticed_by, new.payer, new.evidence)
    or old.outcome <> 'unknown_order' and
      (old.order_id, old.invoice_id, old.outcome, old.staff_id) is distinct from (new.order_id, new.invoice_id, new.outcome, new.staff_id))
  execute function forbid_change();

create trigger a_new_payment_is_not_refunded before insert on payments
  for each row when (new.refunded_tug <> 0) execute function forbid_change();

-- depth 0 is a statement that somebody sent; the trigger of refunds adds from within, at depth 1
create trigger refunded_is_written_by_refunds before update of refunded_tug on payments
  for each row when (pg_trigger_depth() = 0 and new.refunded_tug is distinct from old.refunded_tug)
  execute function forbid_change();
