-- Orders: who bought, where it goes, every term of the total, and how far it has come.

create table lenders (
  -- one of the lending payment methods
  code                   text     primary key,
  position               smallint not null default 0,
  -- spec §9 in whole per mille: Storepay 99, Mcredit 66, Khan lending 11, Pocket 66
  fee_per_mille          smallint not null,
  payment_count          smallint not null,
  days_between_payments  smallint not null,
  interest_per_mille     smallint not null default 0,
  active                 boolean  not null default true,
  name                   text     not null,
  constraint a_lender_is_a_payment_method check (code in ('storepay', 'khan_lending', 'pocket', 'mcredit')),
  constraint a_lender_has_a_name          check (name <> ''),
  constraint a_lending_fee_is_a_share     check (fee_per_mille between 0 and 999 and interest_per_mille >= 0),
  constraint a_loan_is_paid_in_parts      check (payment_count >= 1 and days_between_payments >= 1)
);

comment on table lenders is
  'Loan and instalment offers: what the dialog shows is computed from these (spec §3 Lend, decision 38).';

create table orders (
  id                 bigint generated always as identity primary key,
  customer_id        bigint not null references customers,

  -- total = these (spec §3 Order); whole tugrik, every term where it can be read and added up again
  subtotal_tug       bigint not null,
  sale_tug           bigint not null default 0,
  code_tug           bigint not null default 0,
  service_fee_tug    bigint not null default 0,
  delivery_tug       bigint not null default 0,
  assembly_tug       bigint not null default 0,
  fixing_tug         bigint not null default 0,
  china_delivery_tug bigint not null default 0,
  vat_tug            bigint not null default 0,
  lending_fee_tug    bigint not null default 0,
  used_bonus_tug     bigint not null default 0,
  total_tug          bigint not null,
  earned_bonus_tug   bigint not null default 0,

  -- one time for every status; pending's is created_at
  created_at         timestamptz not null default now(),
  expires_at         timestamptz not null,
  submitted_at       timestamptz,
  paid_at            timestamptz,
  ordered_at         timestamptz,
  loaded_at          timestamptz,
  came_in_ereen_at   timestamptz,
  came_in_ub_at      timestamptz,
  in_stock_at        timestamptz,
  delivered_at       timestamptz,
  expired_at         timestamptz,
  refunded_at        timestamptz,

  -- made by the page before it posts: a double click or a retry finds the first order instead of making a second
  idempotency_key    uuid     not null,
  latitude           numeric(9, 6),
  longitude          numeric(9, 6),
  weight_grams       int      not null,
  volume_ml          int      not null,
  package_count      int      not null,
  -- counts the changes, for the back office: "somebody changed this order while you were looking at it"
  version            int      not null default 1,
  assembly_count     smallint not null default 0,
  fixing_count       smallint not null default 0,
  district_id        smallint references districts,
  khoroo             smallint,
  pickup_place_id    smallint references pickup_places,
  wants_vat_receipt  boolean  not null default false,

  order_number       text not null,
  status             text not null default 'pending',
  delivery_kind      text not null,
  customer_kind      text not null,
  -- null until submit-order
  payment_method     text,
  lender_code        text references lenders,
  contact_name       text not null,
  contact_phone      text not null,
  contact_phone_2    text,
  contact_email      text not null,
  register_number    text,
  address            text,
  three_words        text,

  constraint an_order_number_is_unique            unique (order_number),
  constraint a_double_click_makes_one_order       unique (customer_id, idempotency_key),
  -- two uses: read backwards the customer's orders, newest first, because the id grows with time; and the target by which
  -- the bonus of an order cannot move on another customer's account
  constraint orders_of_a_customer                 unique (customer_id, id),
  constraint an_order_number_is_ik_and_ten_digits check (order_number ~ '^IK[0-9]{10}$'),

  -- the money
  constraint the_terms_add_up_to_the_total check (
    total_tug = subtotal_tug - sale_tug - code_tug + service_fee_tug + delivery_tug + assembly_tug + fixing_tug
              + china_delivery_tug + vat_tug + lending_fee_tug - used_bonus_tug),
  constraint something_is_left_to_pay      check (total_tug > 0),
  constraint no_term_is_negative           check (
    subtotal_tug > 0 and sale_tug >= 0 and code_tug >= 0 and service_fee_tug >= 0 and delivery_tug >= 0
    and assembly_tug >= 0 and fixing_tug >= 0 and china_delivery_tug >= 0 and vat_tug >= 0 and lending_fee_tug >= 0
    and used_bonus_tug >= 0 and earned_bonus_tug >= 0),
  constraint a_code_takes_off_at_most_the_goods    check (sale_tug + code_tug <= subtotal_tug),
  constraint bonus_pays_at_most_half_of_the_goods  check (2 * used_bonus_tug <= subtotal_tug - sale_tug - code_tug),  -- decision 7
  constraint vat_is_added_only_when_asked_for      check (vat_tug = 0 or wants_vat_receipt),
  constraint services_are_paid_by_the_count        check (
    assembly_count >= 0 and fixing_count >= 0 and (assembly_count > 0 or assembly_tug = 0) and (fixing_count > 0 or fixing_tug = 0)),
  constraint what_is_carried_is_never_negative     check (weight_grams >= 0 and volume_ml >= 0 and package_count >= 0),

  -- the way it goes
  constraint a_delivery_kind_is_known      check (delivery_kind in ('delivery', 'pickup')),
  constraint a_delivery_has_an_address     check (delivery_kind <> 'delivery' or (
    district_id is not null and address is not null and pickup_place_id is null)),
  -- spec §4: choosing pickup turns off delivery, assembly and fixing
  constraint a_pickup_has_a_place_and_no_services check (delivery_kind <> 'pickup' or (
    pickup_place_id is not null and district_id is null and khoroo is null and address is null
    and delivery_tug = 0 and assembly_count = 0 and fixing_count = 0)),
  constraint an_address_has_1_to_100_signs check (char_length(address) between 1 and 100),
  constraint khoroos_are_counted_from_1    check (khoroo >= 1),
  constraint a_point_has_both_coordinates  check ((latitude is null) = (longitude is null)),
  constraint a_point_is_on_the_globe       check (latitude between -90 and 90 and longitude between -180 and 180),

  -- the buyer
  constraint a_customer_kind_is_known          check (customer_kind in ('individual', 'organisation')),
  constraint only_an_organisation_has_a_register check ((customer_kind = 'organisation') = (register_number is not null)),
  constraint a_register_is_seven_digits        check (register_number ~ '^[0-9]{7}$'),
  constraint a_contact_name_has_1_to_100_signs check (char_length(contact_name) between 1 and 100),
  constraint a_phone_is_eight_digits           check (contact_phone ~ '^[0-9]{8}$'),
  constraint a_second_phone_is_eight_digits    check (contact_phone_2 ~ '^[0-9]{8}$'),
  constraint a_contact_email_has_an_at_sign    check (contact_email like '_%@_%'),

  -- the payment
  constraint a_payment_method_is_known         check (payment_method in (
    'golomt', 'qpay', 'monpay', 'bank_transfer', 'mongolchat', 'storepay', 'khan_lending', 'pocket', 'mcredit')),
  constraint a_submitted_order_has_a_payment_method check ((payment_method is null) = (submitted_at is null)),
  constraint a_loan_names_its_lender           check (
    case when payment_method in ('storepay', 'khan_lending', 'pocket', 'mcredit') then lender_code is not distinct from payment_method
         else lender_code is null end),
  constraint only_a_lender_takes_a_lending_fee check (lending_fee_tug = 0 or lender_code is not null),
  constraint a_paid_order_was_submitted        check (paid_at is null or submitted_at is not null),

  -- the status: each has its time, and the time of the step before it (decision 17: no step is skipped silently)
  constraint a_status_is_known check (status in (
    'pending', 'paid', 'ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock', 'delivered', 'expired', 'refunded')),
  constraint a_status_has_its_time check (case status
    when 'ordered'       then ordered_at       is not null when 'loaded'     then loaded_at     is not null
    when 'came_in_ereen' then came_in_ereen_at is not null when 'came_in_ub' then came_in_ub_at is not null
    when 'in_stock'      then in_stock_at      is not null when 'delivered'  then delivered_at  is not null
    else true end),
  constraint an_order_is_paid_or_pending_or_expired check ((status in ('pending', 'expired')) = (paid_at is null)),
  constraint an_expired_order_has_its_time          check ((status = 'expired')  = (expired_at  is not null)),
  constraint a_refunded_order_has_its_time          check ((status = 'refunded') = (refunded_at is not null)),
  constraint no_step_is_skipped check (
    (ordered_at       is null or paid_at          is not null) and (loaded_at     is null or ordered_at       is not null) and
    (came_in_ereen_at is null or loaded_at        is not null) and (came_in_ub_at is null or came_in_ereen_at is not null) and
    (in_stock_at      is null or came_in_ub_at    is not null) and (delivered_at  is null or in_stock_at      is not null)),
  constraint an_order_expires_after_it_was_made     check (expires_at > created_at)
) with (fillfactor = 80);

comment on table orders is
  'Orders of customers (spec §3 Order); orders/change-status.ts is the only writer of the status.';
comment on column orders.code_tug is 'Taken off by a voucher or coupon; which one, is in code_uses.';
comment on column orders.used_bonus_tug is
  'Bonus points spent, a tugrik each; the points themselves move in bonus_ledger.';
comment on column orders.earned_bonus_tug is
  'Points the order will bring when paid; frozen, so that the ledger and the page agree.';

-- Decision 13: a transfer carries the first 2 and last 4 signs, so these four must point at one unpaid order. There are
-- 10,000 of them: the shop can hold 10,000 unpaid orders at a time, and picks a free ending when it makes a number.
create unique index a_transfer_reference_points_at_one_unpaid_order on orders (right(order_number, 4)) where status = 'pending';

-- the expiry job's hot set: a few thousand of ten million
create index orders_pending_by_expiry on orders (expires_at) where status = 'pending';
-- The staff's lists. Delivered and expired orders, nine of ten rows, are left out: their newest are found at the end of
-- the primary key anyway.
create index orders_in_work_by_status on orders (status, id desc)
  where status in ('pending', 'paid', 'ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock', 'refunded');
-- sales by day, and the popularity job: what was paid lately
create index orders_by_payment_time on orders (paid_at) where paid_at is not null;
-- "I ordered, my phone is …"
create index orders_by_phone        on orders (contact_phone);
create index orders_in_a_district   on orders (district_id)     where district_id     is not null;
create index orders_at_a_place      on orders (pickup_place_id) where pickup_place_id is not null;
create index orders_of_a_lender     on orders (lender_code)     where lender_code     is not null;

-- Decision 15. A CHECK sees one row version only; these see both, and cost nothing to updates of other columns.
create trigger an_ended_order_is_never_revived before update of status on orders
  for each row when (old.status in ('expired', 'refunded') and new.status <> old.status) execute function forbid_change();

-- An order that came to nothing is expired, not deleted: money may still arrive for it.
create trigger orders_are_never_deleted before delete or truncate on orders
  for each statement execute function forbid_change();

-- A paid order is refunded, never expired and never unpaid again (decision 17), and is paid when it was paid. Of several
-- broken rules the first in the alphabet is named: never revived, then the payment, then the terms.
create trigger the_payment_of_an_order_is_never_undone before update of status, paid_at on orders
  for each row when (old.paid_at is not null and
    (new.paid_at is distinct from old.paid_at or new.status in ('pending', 'expired')))
  execute function forbid_change();

-- what was paid for stays what it was: the terms may change only until the payment (submit-order adds fee, VAT and bonus)
create trigger the_terms_are_frozen_by_payment
  before update of customer_id, order_number, subtotal_tug, sale_tug, code_tug, service_fee_tug, delivery_tug, assembly_tug,
                   fixing_tug, china_delivery_tug, vat_tug, lending_fee_tug, used_bonus_tug, total_tug, earned_bonus_tug on orders
  for each row when (old.status <> 'pending' and
    (old.customer_id, old.order_number, old.subtotal_tug, old.sale_tug, old.code_tug, old.service_fee_tug, old.delivery_tug,
     old.assembly_tug, old.fixing_tug, old.china_delivery_tug, old.vat_tug, old.lending_fee_tug, old.used_bonus_tug, old.total_tug,
     old.earned_bonus_tug) is distinct from
    (new.customer_id, new.order_number, new.subtotal_tug, new.sale_tug, new.code_tug, new.service_fee_tug, new.delivery_tug,
     new.assembly_tug, new.fixing_tug, new.china_delivery_tug, new.vat_tug, new.lending_fee_tug, new.used_bonus_tug, new.total_tug,
     new.earned_bonus_tug))
  execute function forbid_change();
