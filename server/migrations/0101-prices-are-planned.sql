-- Staff plan a price or a campaign for a moment; a job writes it then, once (record 199).

insert into settings (key, value) values ('pricing', '{}') on conflict (key) do nothing;

create table planned_prices (
  id                bigint      generated always as identity primary key,
  product_id        int         not null references products,
  applies_at        timestamptz not null,
  -- either both, or the campaign below
  price_tug         bigint,
  regular_price_tug bigint,
  discount_percent  smallint,
  discount_ending   smallint,
  -- null: open
  discount_ends_at  timestamptz,
  reason            text        not null,
  state             text        not null default 'planned',
  planned_by        int         not null references staff_members,
  planned_at        timestamptz not null,
  -- null: within the limit, or not yet applied by anybody
  approved_by       int         references staff_members,
  cancelled_by      int         references staff_members,
  finished_at       timestamptz,
  constraint a_plan_is_a_price_or_a_campaign check (
    (price_tug is null) = (regular_price_tug is null)
    and (discount_percent is null) = (discount_ending is null)
    and (price_tug is null) <> (discount_percent is null)
    and (discount_ends_at is null or discount_percent is not null)),
  constraint a_price_is_above_zero                  check (price_tug > 0),
  constraint a_regular_price_is_not_below_the_price check (regular_price_tug >= price_tug),
  constraint a_discount_is_0_to_99_percent          check (discount_percent between 0 and 99),
  constraint a_campaign_price_ends_in_00_or_900     check (discount_ending in (0, 100, 900)),
  constraint a_discount_ends_after_it_starts        check (discount_ends_at > applies_at),
  constraint a_plan_has_a_reason                    check (char_length(reason) between 1 and 500),
  constraint a_plan_has_a_known_state               check (state in ('planned', 'applied', 'cancelled')),
  constraint a_finished_plan_says_when              check ((state = 'planned') = (finished_at is null)),
  constraint a_cancelled_plan_names_who             check ((state = 'cancelled') = (cancelled_by is not null))
);

comment on table planned_prices is
  'Prices and campaigns that begin at a moment: a job applies each once, within the minute; anybody who may change prices can stop it before.';
comment on column planned_prices.price_tug is 'Null: a campaign on whatever the product costs then.';

-- Two plans for one moment would leave it to chance which price holds.
create unique index one_price_is_planned_for_a_moment on planned_prices (product_id, applies_at) where state = 'planned';
create index planned_prices_of_a_product on planned_prices (product_id, id desc);
create index planned_prices_due          on planned_prices (applies_at) where state = 'planned';
create index planned_prices_by_planner   on planned_prices (planned_by);
create index planned_prices_by_approver  on planned_prices (approved_by)  where approved_by is not null;
create index planned_prices_by_who_cancelled on planned_prices (cancelled_by) where cancelled_by is not null;

create trigger a_finished_plan_stays_finished before update on planned_prices
  for each row when (old.state <> 'planned') execute function forbid_change();
create trigger a_plan_is_applied_as_it_was_made before update on planned_prices
  for each row when (
    (old.product_id, old.applies_at, old.price_tug, old.regular_price_tug, old.discount_percent, old.discount_ending,
     old.discount_ends_at, old.reason, old.planned_by, old.planned_at, old.approved_by)
    is distinct from
    (new.product_id, new.applies_at, new.price_tug, new.regular_price_tug, new.discount_percent, new.discount_ending,
     new.discount_ends_at, new.reason, new.planned_by, new.planned_at, new.approved_by))
  execute function forbid_change();
create trigger planned_prices_are_kept before delete on planned_prices for each row execute function forbid_change();
