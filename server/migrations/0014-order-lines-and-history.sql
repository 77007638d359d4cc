-- What was bought, frozen, and each step an order took.

create table order_lines (
  order_id             bigint   not null references orders,
  regular_price_tug    bigint   not null,
  price_tug            bigint   not null,
  -- what a unit was sold for, after the campaign: the three prices are copies of a moment, not a second truth (decision 2)
  sale_price_tug       bigint   not null,
  line_total_tug       bigint   not null,
  earned_bonus_tug     bigint   not null,
  china_delivery_tug   bigint   not null default 0,
  product_id           int      not null references products,
  quantity             int      not null,
  position             smallint not null,
  discount_percent     smallint not null default 0,
  bonus_percent        smallint not null,
  code                 text     not null,
  name                 text     not null,
  model                text     not null,
  colour_name          text     not null,
  image                text,
  primary key (order_id, position),
  -- the quantity says how many; product first: the same index tells what sells, and whether this customer bought what he
  -- reviews
  constraint a_product_has_one_line_in_an_order   unique (product_id, order_id),
  constraint a_line_is_unit_price_times_quantity  check (line_total_tug = sale_price_tug * quantity),  -- decision 3
  constraint a_line_holds_at_least_one            check (quantity >= 1),
  constraint lines_are_counted_from_1             check (position >= 1),
  constraint a_unit_costs_money_and_never_more_than_listed check (
    sale_price_tug > 0 and sale_price_tug <= price_tug and price_tug <= regular_price_tug),
  constraint a_discount_is_0_to_99_percent        check (discount_percent between 0 and 99),
  constraint a_bonus_is_3_to_100_percent          check (bonus_percent between 3 and 100),
  constraint line_extras_are_never_negative       check (earned_bonus_tug >= 0 and china_delivery_tug >= 0)
);

comment on table order_lines is
  'Lines of an order as they were sold (spec §3 Order line): changes of the catalogue do not reach them.';
comment on column order_lines.china_delivery_tug is 'Of the whole line.';

create trigger order_lines_are_frozen before update or delete or truncate on order_lines
  for each statement execute function forbid_change();

-- Nobody pays for what is added afterwards. The share lock waits for whoever pays or expires the order at this moment, and
-- keeps him waiting until the line is there. Of an order that does not exist it says nothing: the foreign key does.
create function order_is_pending(asked_order_id bigint) returns boolean language sql volatile as $$
  select status = 'pending' from orders where id = asked_order_id for share
$$;

comment on function order_is_pending(bigint) is
  'Whether the order is unpaid and not expired; locks it, so that this stays true until the transaction ends.';

create trigger lines_are_added_only_while_an_order_is_pending before insert on order_lines
  for each row when (not order_is_pending(new.order_id)) execute function forbid_change();

create table order_status_changes (
  id          bigint generated always as identity primary key,
  order_id    bigint not null references orders,
  changed_at  timestamptz not null default now(),
  staff_id    int    references staff_members,
  -- null: the order was made
  from_status text,
  to_status   text   not null,
  changed_by  text   not null,
  note        text,
  constraint a_change_leads_to_another_status check (from_status <> to_status),
  -- nothing else comes from nowhere, and nothing leads back to pending
  constraint an_order_begins_as_pending       check ((from_status is null) = (to_status = 'pending')),
  constraint a_status_is_known                check (to_status in (
    'pending', 'paid', 'ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock', 'delivered', 'expired', 'refunded')),
  constraint a_changer_is_known               check (changed_by in ('customer', 'staff', 'system')),
  constraint a_change_by_staff_names_him      check ((changed_by = 'staff') = (staff_id is not null))
);

comment on table order_status_changes is 'Each step of each order with who made it (decision 17).';

create index order_status_changes_of_an_order on order_status_changes (order_id, id);
create index order_status_changes_by_member   on order_status_changes (staff_id) where staff_id is not null;
-- decision 16: paid is reached by exactly one transition, whoever notices first; the ends likewise. The steps between are
-- not listed: a step taken by mistake may have to be taken back and made again.
create unique index an_order_is_paid_or_ended_once on order_status_changes (order_id, to_status)
  where to_status in ('paid', 'expired', 'refunded');

create trigger the_order_history_is_append_only before update or delete or truncate on order_status_changes
  for each statement execute function forbid_change();
