-- What staff decide about the items of the inbox, and what the first page of the admin application sums up (record 189).

create table inbox_items (
  kind            text not null,
  -- what it is about, within its kind: an order's number, a row's id
  subject         text not null,
  assignee        int references staff_members,
  done_by         int references staff_members,
  version         int not null default 1,
  postponed_until timestamptz,
  done_at         timestamptz,
  changed_at      timestamptz not null,
  done_reason     text,
  primary key (kind, subject),
  constraint an_item_names_kind_and_subject     check (kind <> '' and subject <> ''),
  constraint a_done_item_says_who_and_why       check ((done_at is null) = (done_by is null) and (done_at is null) = (done_reason is null)),
  constraint a_done_reason_has_1_to_200_signs   check (char_length(done_reason) between 1 and 200),
  constraint an_item_version_is_counted_from_1  check (version >= 1)
);

comment on table inbox_items is
  'What people decided about an item of the inbox: whose it is, until when it waits, that it is done. Its facts are asked of the tables that have them.';

create index inbox_items_of_an_assignee on inbox_items (assignee) where assignee is not null;
create index inbox_items_done_by_member on inbox_items (done_by)  where done_by  is not null;

create table worker_findings (
  name     text primary key,
  value    bigint not null,
  found_at timestamptz not null,
  constraint a_finding_has_a_name check (name <> '')
);

comment on table worker_findings is
  'Figures that the worker found last and that a person may have to act on: broken books, lottery numbers left.';

create table sale_hours (
  starts_at timestamptz primary key,
  orders    int    not null,
  sales_tug bigint not null,
  constraint an_hour_begins_on_the_hour     check (date_trunc('hour', starts_at, 'UTC') = starts_at),
  constraint sales_of_an_hour_are_counted   check (orders > 0 and sales_tug >= 0)
);

comment on table sale_hours is
  'Paid orders by the hour, summed up every minute from orders; an hour without sales has no row. Can be rebuilt.';

create table product_sales (
  product_id int primary key references products,
  pieces     int not null,
  counted_at timestamptz not null,
  constraint sold_pieces_are_counted_from_1 check (pieces > 0)
);

comment on table product_sales is
  'Pieces of a product in orders that were paid within the last seven days; counted every few minutes from orders. Can be rebuilt.';

insert into settings (key, value) values ('inbox', '{}');

-- unanswered reviews, newest first
create index reviews_by_time on reviews (created_at desc);
-- parts of a transfer that do not yet make the whole
create index payments_in_parts on payments (order_id) where outcome = 'part';
-- invoices that a person confirms
create index open_invoices_by_hand on invoices (id) where status = 'open' and callback_token_hash is null;
