-- What the owner reads about the past is summed up once a day, when the day is over: a report over a year reads a few hundred short
-- rows and none of the orders (record 209). A refund counts on the day on which the money went back, so that a day that was counted
-- stays as it is. All of it can be counted again from the tables it came from.
create table report_days (
  day               date        not null primary key,
  orders            integer     not null,
  sales_tug         bigint      not null,
  refunds_tug       bigint      not null,
  coded_orders      integer     not null,
  codes_tug         bigint      not null,
  delivered         integer     not null,
  delivered_in_time integer     not null,
  bonus_given       bigint      not null,
  bonus_spent       bigint      not null,
  bonus_taken_back  bigint      not null,
  bonus_adjusted    bigint      not null,
  bonus_owed        bigint      not null,
  searches          integer     not null,
  searches_in_vain  integer     not null,
  counted_at        timestamptz not null,
  constraint a_counted_day_has_no_negative_sums check (orders >= 0 and sales_tug >= 0 and refunds_tug >= 0 and codes_tug >= 0),
  constraint what_a_day_counts_is_a_part_of_it
    check (coded_orders between 0 and orders and delivered_in_time between 0 and delivered and searches_in_vain between 0 and searches)
);
comment on table report_days is 'Each day in Ulaanbaatar that is over: paid orders, refunds, codes, deliveries, bonus and searches. Can be counted again.';

create table report_methods (
  day       date    not null references report_days on delete cascade,
  method    text    not null,
  orders    integer not null,
  sales_tug bigint  not null,
  seconds   bigint  not null,
  primary key (day, method),
  constraint a_method_of_a_day_has_sales check (orders > 0 and sales_tug >= 0 and seconds >= 0)
);
comment on table report_methods is 'Paid orders of a day by payment method, with the seconds from choosing the method to the payment added up.';

create table report_goods (
  day         date     not null references report_days on delete cascade,
  category_id int      not null references categories,
  brand_id    int      not null references brands,
  pieces      integer  not null,
  sales_tug   bigint   not null,
  -- of the pieces whose cost is known
  known_tug   bigint   not null,
  cost_fen    bigint   not null,
  primary key (day, category_id, brand_id),
  constraint goods_of_a_day_were_sold       check (pieces > 0 and sales_tug >= 0),
  constraint a_known_cost_is_of_goods_sold  check (known_tug between 0 and sales_tug and cost_fen >= 0)
);
comment on table report_goods is 'Pieces sold on a day by category and brand, what they brought, and the cost of those whose cost was known on that day.';
create index report_goods_of_a_category on report_goods (category_id);
create index report_goods_of_a_brand on report_goods (brand_id);

create table report_stock (
  day         date     not null references report_days on delete cascade,
  category_id int      not null references categories,
  value_tug   bigint   not null,
  primary key (day, category_id),
  constraint stock_is_worth_something check (value_tug >= 0)
);
comment on table report_stock is 'What the pieces of a category that are there are worth at their prices, when the day was counted.';
create index report_stock_of_a_category on report_stock (category_id);

insert into settings (key, value) values ('reports', '{}');

-- how points moved on a day, and what customers held at its end
create index bonus_ledger_by_time on bonus_ledger (created_at) include (points, reason);
