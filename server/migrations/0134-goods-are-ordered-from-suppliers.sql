-- Goods are ordered from suppliers and received in parts; how fast each product sells is counted every night (decision 215).

-- One truth of suppliers: price lists name the same ones.
create table suppliers (
  id              int generated always as identity primary key,
  created_by      int references staff_members,
  created_at      timestamptz not null default now(),
  -- null: it is ordered from
  retired_at      timestamptz,
  version         int      not null default 1,
  deposit_percent smallint not null default 0,
  name            text     not null,
  full_name       text     not null default '',
  contact         text     not null default '',
  email           text     not null default '',
  phone           text     not null default '',
  address         text     not null default '',
  note            text     not null default '',
  constraint a_supplier_is_named_once            unique (name),
  constraint a_supplier_has_a_short_name         check (char_length(name) between 1 and 80),
  constraint a_supplier_is_counted_from_version_1 check (version >= 1),
  constraint a_deposit_is_a_part_of_the_price    check (deposit_percent between 0 and 100)
);
comment on table suppliers is 'Whom goods are ordered from, and whose price lists are imported (decision 215).';
create index suppliers_by_member on suppliers (created_by) where created_by is not null;
create trigger every_step_of_a_supplier_is_counted before update on suppliers
  for each row execute function count_record_version();
create trigger suppliers_are_never_deleted before delete on suppliers for each statement execute function forbid_change();

insert into suppliers (name) select supplier from import_columns union select supplier from imports;

-- A supplier that gets another name keeps its price lists: nothing else of a prepared import may change.
drop trigger a_prepared_import_stays_as_it_is on imports;
create trigger a_prepared_import_stays_as_it_is before update on imports
  for each row when (old.change_set_id is not null and
    (old.supplier is not distinct from new.supplier or
      to_jsonb(old) - array['supplier', 'version'] is distinct from to_jsonb(new) - array['supplier', 'version']))
  execute function forbid_change();
alter table import_columns add constraint columns_are_of_a_known_supplier foreign key (supplier) references suppliers (name) on update cascade;
alter table imports add constraint imports_are_of_a_known_supplier foreign key (supplier) references suppliers (name) on update cascade;
create index imports_of_a_supplier on imports (supplier);

create table product_suppliers (
  product_id  int primary key references products,
  supplier_id int not null references suppliers
);
comment on table product_suppliers is 'Which supplier a product comes from: of its last order or price list, or as staff said.';
create index product_suppliers_of_a_supplier on product_suppliers (supplier_id, product_id);
insert into product_suppliers (product_id, supplier_id)
  select distinct on (product_id) product_id, suppliers.id
  from import_rows join imports on imports.id = import_rows.import_id join suppliers on suppliers.name = imports.supplier
  where product_id is not null and imports.change_set_id is not null order by product_id, imports.id desc;

create table purchases (
  -- «PO-101»
  id              int generated always as identity (start with 101) primary key,
  supplier_id     int      not null references suppliers,
  created_by      int      not null references staff_members,
  sent_by         int      references staff_members,
  ended_by        int      references staff_members,
  version         int      not null default 1,
  deposit_percent smallint not null default 0,
  -- how many parts came
  parts           smallint not null default 0,
  expected_on     date,
  created_at      timestamptz not null,
  sent_at         timestamptz,
  -- when the supplier said when it comes
  confirmed_at    timestamptz,
  closed_at       timestamptz,
  cancelled_at    timestamptz,
  -- tugrik for a yuan, as it was when it was sent
  yuan_rate_tug   double precision,
  short_reason    text,
  end_note        text,
  note            text     not null default '',
  constraint a_purchase_is_counted_from_version_1  check (version >= 1),
  constraint a_deposit_is_a_part_of_the_sum        check (deposit_percent between 0 and 100),
  constraint a_sent_purchase_says_by_whom_and_when
    check ((sent_at is null) = (sent_by is null) and (sent_at is null or (expected_on is not null and yuan_rate_tug > 0))),
  constraint a_supplier_confirms_what_was_sent     check (confirmed_at is null or sent_at is not null),
  constraint a_purchase_ends_once                  check (closed_at is null or cancelled_at is null),
  constraint an_ended_purchase_says_by_whom        check ((closed_at is null and cancelled_at is null) = (ended_by is null)),
  constraint only_what_was_sent_is_closed          check (closed_at is null or sent_at is not null),
  constraint what_came_is_not_cancelled            check (cancelled_at is null or parts = 0),
  constraint parts_come_after_sending              check (parts >= 0 and (parts = 0 or sent_at is not null)),
  constraint a_cancelled_purchase_says_why         check (cancelled_at is null or end_note <> ''),
  constraint a_short_delivery_has_a_known_reason   check (short_reason in (
    'unavailable', 'discontinued', 'damaged', 'lost', 'not_needed', 'other'))
);
comment on table purchases is 'Orders at suppliers: a draft until it is sent, then received in parts until it is closed (decision 215).';
create index purchases_of_a_supplier on purchases (supplier_id, id desc);
create index purchases_by_member     on purchases (created_by);
create index purchases_by_sender     on purchases (sent_by) where sent_by is not null;
create index purchases_by_ender      on purchases (ended_by) where ended_by is not null;
create index purchase_drafts         on purchases (id desc) where sent_at is null and cancelled_at is null;
create index open_purchases          on purchases (expected_on, id) where sent_at is not null and closed_at is null and cancelled_at is null;
create index ended_purchases         on purchases (id desc) where closed_at is not null or cancelled_at is not null;
create trigger every_step_of_a_purchase_is_counted before update on purchases
  for each row execute function count_record_version();
create trigger an_ended_purchase_stays_ended before update on purchases
  for each row when (old.closed_at is not null or old.cancelled_at is not null) execute function forbid_change();
create trigger a_sent_purchase_keeps_its_terms before update on purchases
  for each row when (old.sent_at is not null and
    (old.supplier_id, old.sent_at, old.sent_by, old.deposit_percent, old.yuan_rate_tug, old.note)
      is distinct from (new.supplier_id, new.sent_at, new.sent_by, new.deposit_percent, new.yuan_rate_tug, new.note))
  execute function forbid_change();
create trigger purchases_are_never_deleted before delete on purchases for each statement execute function forbid_change();

-- Asked by writers of lines: a purchase that is being sent, received or ended waits for them, or they for it.
create function purchase_is_draft(asked_id int) returns boolean language sql volatile as $$
  select sent_at is null and cancelled_at is null from purchases where id = asked_id for share
$$;
comment on function purchase_is_draft(int) is 'Whether the lines of a purchase may still be written; locks it.';
create function purchase_is_open(asked_id int) returns boolean language sql volatile as $$
  select sent_at is not null and closed_at is null and cancelled_at is null from purchases where id = asked_id for share
$$;
comment on function purchase_is_open(int) is 'Whether units of a purchase are still expected; locks it.';

create table purchase_lines (
  purchase_id int      not null references purchases,
  product_id  int      not null references products,
  units       int      not null,
  received    int      not null default 0,
  -- hundredths of a yuan; null: nobody knows it yet
  unit_cost_fen int,
  position    smallint not null,
  -- null: with the whole
  expected_on date,
  over_reason text,
  constraint a_product_has_one_line_in_a_purchase        primary key (purchase_id, product_id),
  constraint at_least_one_unit_is_ordered                check (units between 1 and 10000),
  constraint a_unit_costs_something                      check (unit_cost_fen > 0),
  constraint received_units_are_never_negative           check (received >= 0),
  constraint no_more_is_received_than_ordered_but_for_a_reason check (received <= units or over_reason is not null),
  constraint an_over_delivery_has_a_known_reason         check (over_reason in ('sent_more', 'replacement', 'gift', 'other'))
);
comment on table purchase_lines is 'Units of a product in an order at a supplier, with their price in yuan and how many have come.';
create index purchase_lines_of_a_product on purchase_lines (product_id, purchase_id);

create trigger lines_are_written_in_drafts before insert on purchase_lines
  for each row when (not purchase_is_draft(new.purchase_id)) execute function forbid_change();
create trigger lines_of_a_sent_purchase_stay before delete on purchase_lines
  for each row when (not purchase_is_draft(old.purchase_id)) execute function forbid_change();
create trigger sent_lines_keep_what_was_ordered before update on purchase_lines
  for each row when ((old.purchase_id, old.product_id, old.units, old.unit_cost_fen, old.position)
      is distinct from (new.purchase_id, new.product_id, new.units, new.unit_cost_fen, new.position)
    and not purchase_is_draft(old.purchase_id))
  execute function forbid_change();
create trigger units_come_while_a_purchase_is_open before update of received, over_reason on purchase_lines
  for each row when ((old.received, old.over_reason) is distinct from (new.received, new.over_reason)
    and not purchase_is_open(new.purchase_id))
  execute function forbid_change();

create function purchase_is_complete(asked_id int) returns boolean language sql stable as $$
  select count(*) > 0 and bool_and(unit_cost_fen is not null) from purchase_lines where purchase_id = asked_id
$$;
comment on function purchase_is_complete(int) is 'Whether a purchase has lines, each with its price.';
create function purchase_is_short(asked_id int) returns boolean language sql stable as $$
  select exists (select from purchase_lines where purchase_id = asked_id and received < units)
$$;
comment on function purchase_is_short(int) is 'Whether units of a purchase have not come.';
create trigger only_a_complete_purchase_is_sent before update on purchases
  for each row when (old.sent_at is null and new.sent_at is not null and not purchase_is_complete(new.id))
  execute function forbid_change();
create trigger a_short_delivery_is_closed_with_a_reason before update on purchases
  for each row when (old.closed_at is null and new.closed_at is not null and new.short_reason is null and purchase_is_short(new.id))
  execute function forbid_change();

create table purchase_receipts (
  id          bigint generated always as identity primary key,
  received_at timestamptz not null,
  purchase_id int      not null references purchases,
  received_by int      not null references staff_members,
  -- the truck that brought it
  shipment_id int      references shipments,
  part        smallint not null,
  note        text,
  constraint a_part_of_a_purchase_is_received_once unique (purchase_id, part),
  constraint parts_are_counted_from_1              check (part >= 1),
  constraint a_note_of_a_part_says_something       check (note <> '')
);
comment on table purchase_receipts is 'What came of a purchase at once.';
create index purchase_receipts_by_member  on purchase_receipts (received_by);
create index purchase_receipts_of_a_truck on purchase_receipts (shipment_id) where shipment_id is not null;
create trigger parts_come_of_open_purchases before insert on purchase_receipts
  for each row when (not purchase_is_open(new.purchase_id)) execute function forbid_change();
create trigger purchase_receipts_are_append_only before update or delete or truncate on purchase_receipts
  for each statement execute function forbid_change();

create table purchase_receipt_lines (
  receipt_id       bigint not null references purchase_receipts,
  -- how the units came into stock, and the broken ones out of it
  movement_id      bigint not null references stock_movements,
  loss_movement_id bigint references stock_movements,
  product_id       int    not null references products,
  units            int    not null,
  damaged          int    not null default 0,
  constraint a_product_comes_once_in_a_part       primary key (receipt_id, product_id),
  constraint at_least_one_unit_came               check (units between 1 and 10000),
  constraint broken_units_are_a_part_of_what_came check (damaged between 0 and units),
  constraint broken_units_are_written_off         check ((damaged > 0) = (loss_movement_id is not null)),
  constraint a_movement_is_of_one_part            unique (movement_id),
  constraint a_loss_is_of_one_part                unique (loss_movement_id)
);
comment on table purchase_receipt_lines is 'Units of a product in a part that came, with the movements that brought them into stock.';
create index purchase_receipt_lines_of_a_product on purchase_receipt_lines (product_id);
create trigger purchase_receipt_lines_are_append_only before update or delete or truncate on purchase_receipt_lines
  for each statement execute function forbid_change();

alter table approvals
  drop constraint an_approval_is_of_a_known_kind,
  add constraint an_approval_is_of_a_known_kind check (kind in ('refund', 'bonus', 'price', 'setting', 'change-set', 'purchase'));

-- What each product sold on a day, and whether it could be bought at all; of the last weeks alone.
create table report_products (
  day         date    not null references report_days on delete cascade,
  product_id  int     not null references products,
  pieces      int     not null,
  is_sold_out boolean not null,
  constraint a_product_is_counted_once_a_day   primary key (day, product_id),
  constraint what_is_sold_out_sells_nothing    check (pieces >= 0 and is_sold_out = (pieces = 0))
);
comment on table report_products is 'Pieces of a product sold on a day, or that it was sold out all day; a day with stock and no sale has no row. Can be counted again.';
create index report_products_of_a_product on report_products (product_id, day);

alter table report_days add column counts_products boolean not null default false;

create table product_speeds (
  product_id int      primary key references products,
  pieces     int      not null,
  days       smallint not null,
  constraint a_speed_is_of_pieces_and_days check (pieces > 0 and days between 1 and 7)
);
comment on table product_speeds is 'Pieces sold on the last seven days on which the product could be bought; counted every night from report_products.';

insert into settings (key, value) values ('purchasing', '{}');
