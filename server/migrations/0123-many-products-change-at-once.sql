-- Many products changed at once: prepared as a set, applied in portions by a batch, and rolled back (decision 197).

create table change_sets (
  id             bigint      generated always as identity primary key,
  -- the batch that applies it; its rollback is the batch that takes that one back
  batch_id       bigint      references batches,
  prepared_at    timestamptz not null,
  -- null: as soon as somebody applies it
  apply_at       timestamptz,
  applied_at     timestamptz,
  rolled_back_at timestamptz,
  prepared_by    int         not null references staff_members,
  -- null: within the limit, or not yet approved
  approved_by    int         references staff_members,
  version        int         not null default 1,
  source         text        not null,
  state          text        not null default 'prepared',
  name           text        not null,
  reason         text        not null,
  -- counted when its rows were written: how many rise, fall, stay, are beyond a limit
  figures        jsonb,
  constraint a_change_set_source_is_known             check (source in ('import', 'rule', 'grid')),
  constraint a_change_set_state_is_known              check (state in ('prepared', 'scheduled', 'applied', 'discarded')),
  constraint a_change_set_is_named                    check (char_length(name) between 1 and 120),
  constraint a_change_set_reason_has_3_to_300_signs   check (char_length(reason) between 3 and 300),
  constraint a_change_set_is_counted_from_version_1   check (version >= 1),
  constraint a_scheduled_change_set_has_its_moment    check (state <> 'scheduled' or apply_at is not null),
  constraint an_applied_change_set_has_its_batch      check ((state = 'applied') = (batch_id is not null)
                                                        and (state = 'applied') = (applied_at is not null)),
  constraint only_an_applied_change_set_is_rolled_back check (rolled_back_at is null or state = 'applied'),
  constraint a_second_person_approves_a_change_set    check (approved_by <> prepared_by)
);

comment on table change_sets is
  'Changes of many products by an import, a rule or a grid: prepared, approved beyond the limit, applied by a batch, rolled back (decision 197).';

create unique index a_batch_applies_one_change_set on change_sets (batch_id) where batch_id is not null;
create index change_sets_by_who_prepared on change_sets (prepared_by);
create index change_sets_by_who_approved on change_sets (approved_by) where approved_by is not null;
create index change_sets_due             on change_sets (apply_at)    where state = 'scheduled';

create trigger every_step_of_a_change_set_is_counted before update on change_sets
  for each row execute function count_record_version();
create trigger a_change_set_is_applied_as_it_was_prepared before update on change_sets
  for each row when (
    (old.prepared_at, old.prepared_by, old.source, old.name, old.reason)
      is distinct from (new.prepared_at, new.prepared_by, new.source, new.name, new.reason)
    or (old.figures is not null and old.figures is distinct from new.figures)
    or (old.batch_id is not null and old.batch_id is distinct from new.batch_id)
    or (old.rolled_back_at is not null and old.rolled_back_at is distinct from new.rolled_back_at))
  execute function forbid_change();
create trigger a_finished_change_set_stays_finished before update on change_sets
  for each row when (old.state in ('applied', 'discarded') and old.state <> new.state) execute function forbid_change();
create trigger change_sets_are_kept before delete on change_sets for each row execute function forbid_change();

create table change_set_rows (
  set_id        bigint   not null references change_sets,
  was_tug       bigint   not null,
  now_tug       bigint   not null,
  product_id    int      not null references products,
  -- the product as it was looked at: an edited one stays as it is
  seen_version  int      not null,
  change_tenths int      not null,
  margin_tenths int,
  -- bits: beyond the limit of one person, a jump, a thin margin
  warnings      smallint not null,
  before        jsonb    not null,
  after         jsonb    not null,
  constraint a_product_is_in_a_change_set_once    primary key (set_id, product_id),
  constraint a_changed_price_is_above_zero        check (was_tug > 0 and now_tug > 0),
  constraint a_change_set_changes_known_fields    check (after <> '{}' and after - array[
    'price_tug', 'regular_price_tug', 'discount_percent', 'discount_ending', 'discount_ends_at', 'cost_fen', 'name',
    'bonus_percent', 'weight_grams', 'customs_code'] = '{}')
);

comment on table change_set_rows is
  'What a change set makes of each product: its changed fields before and after, by the columns they stand in, and what its price comes to.';
comment on column change_set_rows.warnings is 'The bits 1, 2 and 4: beyond the limit of one person, beyond the limit of a jump, margin too low.';

create index change_set_rows_of_a_product on change_set_rows (product_id);
create index change_set_rows_by_change    on change_set_rows (set_id, abs(change_tenths) desc, product_id);
create index change_set_rows_with_warnings on change_set_rows (set_id, abs(change_tenths) desc, product_id) where warnings <> 0;

create trigger change_set_rows_stay_as_prepared before update or delete or truncate on change_set_rows
  for each statement execute function forbid_change();

comment on column batch_rows.change_id is
  'What was written about the record, by its id: the row of its history, or the version it was written as; what is undone.';

-- Which set wrote a price, so that emails wait for it and a rolled-back one counts nowhere.
alter table product_prices add column change_set_id bigint references change_sets;
comment on column product_prices.change_set_id is 'The set that wrote this price; null also for a price that a rollback put back.';
create index product_prices_by_change_set on product_prices (change_set_id, product_id) where change_set_id is not null;

create or replace function remember_price() returns trigger language plpgsql as $$
begin
  if not exists (select from product_prices where product_id = old.id) then
    insert into product_prices (product_id, price_tug, regular_price_tug, effective_at, discount_starts_at, discount_ends_at,
                                discount_percent, discount_ending, reason)
    values (old.id, old.price_tug, old.regular_price_tug, old.created_at, old.discount_starts_at, old.discount_ends_at,
            old.discount_percent, old.discount_ending, 'first price');
  end if;
  insert into product_prices (product_id, staff_id, price_tug, regular_price_tug, discount_starts_at, discount_ends_at,
                              discount_percent, discount_ending, reason, change_set_id)
  values (new.id, nullif(current_setting('tokhi.price_staff', true), '')::int, new.price_tug, new.regular_price_tug,
          new.discount_starts_at, new.discount_ends_at, new.discount_percent, new.discount_ending,
          coalesce(nullif(current_setting('tokhi.price_reason', true), ''), 'not told'),
          nullif(current_setting('tokhi.price_change_set', true), '')::bigint);
  return null;
end
$$;

alter table approvals
  drop constraint an_approval_is_of_a_known_kind,
  add constraint an_approval_is_of_a_known_kind check (kind in ('refund', 'bonus', 'price', 'setting', 'change-set'));
