-- What carts, checkout and tracking need beside the tables of orders: where goods start from, until when they may be paid,
-- numbers without gaps to race for, carts that several devices change, links in mails, and how long steps really take.

-- Decision 42. An order whose goods all stand ready in Ulaanbaatar has no road: its three steps are not needed, and a time
-- on them would be a lie.
alter table orders
  add column source text not null default 'beijing',
  -- Decision 44: money sent until then is in time. The order lives on until expires_at, because a transfer is seen by a
  -- person. Null: until expires_at.
  add column pay_by timestamptz,
  -- as the page sends it: the Idempotency-Key of the call is any word of 8 to 64 signs
  alter column idempotency_key type text,
  add constraint a_source_is_known check (source in ('beijing', 'ulaanbaatar')),
  add constraint goods_in_ulaanbaatar_need_no_road check (source <> 'ulaanbaatar' or (
    status not in ('loaded', 'came_in_ereen', 'came_in_ub')
    and loaded_at is null and came_in_ereen_at is null and came_in_ub_at is null)),
  drop constraint no_step_is_skipped,
  add constraint no_step_is_skipped check (
    (ordered_at       is null or paid_at          is not null) and (loaded_at     is null or ordered_at       is not null) and
    (came_in_ereen_at is null or loaded_at        is not null) and (came_in_ub_at is null or came_in_ereen_at is not null) and
    (in_stock_at      is null or case source when 'ulaanbaatar' then ordered_at else came_in_ub_at end is not null) and
    (delivered_at     is null or in_stock_at      is not null)),
  add constraint an_order_can_be_paid_while_it_lives check (pay_by > created_at and pay_by <= expires_at),
  add constraint a_key_of_an_order_has_8_to_64_signs check (idempotency_key ~ '^[A-Za-z0-9_-]{8,64}$');

comment on column orders.source is 'Where the goods start from; settled when the order is made.';

-- where an order starts from is part of what was promised for the money
create trigger an_order_keeps_its_source before update of source on orders
  for each row when (new.source <> old.source) execute function forbid_change();

-- decision 43: how many a customer has open is counted under his lock, at every order that he makes
create index unpaid_orders_of_a_customer on orders (customer_id) where status = 'pending';

-- rules/order-number scatters its values. Numbers that a rolled-back transaction drew are lost, and nobody waits for them.
create sequence order_number_sequence as bigint minvalue 0 start 0 no cycle;

-- The last orders that took a step, for the times below.
create index order_status_changes_to_a_status on order_status_changes (to_status, id desc);

create table order_step_times (
  source          text not null,
  -- the step that was reached; the time is counted from the step before it
  step            text not null,
  orders_measured int  not null,
  usual_seconds   int  not null,
  latest_seconds  int  not null,
  measured_at     timestamptz not null,
  primary key (source, step),
  constraint a_source_is_known               check (source in ('beijing', 'ulaanbaatar')),
  constraint a_measured_step_is_known        check (step in (
    'ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock', 'delivered')),
  constraint a_step_was_measured             check (orders_measured >= 1),
  constraint the_latest_is_not_before_the_usual check (usual_seconds >= 0 and latest_seconds >= usual_seconds)
);

comment on table order_step_times is
  'How long each step took of late: median and 90th percentile of the last 200 orders, measured by a job (rules/step-dates).';

create table order_links (
  token_hash bytea  primary key,
  order_id   bigint not null references orders,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint a_link_is_kept_as_its_sha256 check (octet_length(token_hash) = 32),
  constraint a_link_ends_after_it_was_made check (expires_at > created_at)
);

comment on table order_links is
  'Links in mails by which an order is followed without login, for 180 days; only their hashes.';

create index order_links_of_an_order on order_links (order_id);
create index order_links_by_end      on order_links (expires_at);

-- Two devices may change one cart: whoever leaves a page replaces only what he had seen of it.
create table carts (
  customer_id bigint primary key references customers,
  -- counts the changes; whoever changes the cart raises it first, and so waits for whoever is changing it
  version     bigint not null default 0,
  constraint cart_versions_only_count_up check (version >= 0)
) with (fillfactor = 70);

comment on table carts is 'How often a customer''s cart was changed; the lines are in cart_lines.';

alter table cart_lines
  -- the cart's version when this line was put in or changed last; 0 was before there were versions
  add column version bigint not null default 0,
  add constraint a_line_has_a_version check (version >= 0);

comment on table khoroo_classes is
  'Delivery class of a khoroo. One that is not listed pays as a cheap one by weight, and «else» by amount (decision 45).';
