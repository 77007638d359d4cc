-- Vouchers and coupons, and the orders that hold or used them (decision 8).

create table codes (
  id         int generated always as identity primary key,
  max_uses   int default 1,
  -- how many orders hold or used it; written only by the trigger of code_uses
  uses       int not null default 0,
  amount_tug bigint not null,
  starts_at  timestamptz,
  ends_at    timestamptz,
  created_at timestamptz not null default now(),
  active     boolean not null default true,
  code       text not null,
  kind       text not null,
  constraint a_code_is_unique                unique (code),
  -- as typed by the customer after upper(): one spelling
  constraint a_code_is_in_upper_case         check (code = upper(code) and char_length(code) between 1 and 40 and code !~ '\s'),
  constraint a_code_kind_is_known            check (kind in ('voucher', 'coupon')),
  constraint a_code_takes_something_off      check (amount_tug > 0),
  constraint a_code_ends_after_it_starts     check (ends_at > starts_at),
  constraint a_limit_allows_at_least_one_use check (max_uses >= 1),
  -- Two orders with the same last use queue on this row, and the second meets the CHECK.
  constraint a_code_is_not_used_up_twice     check (uses >= 0 and uses <= max_uses)
) with (fillfactor = 80);

comment on table codes is
  'Codes that take an amount off the goods: a voucher at most all of them, a coupon at most half (spec §5).';
comment on column codes.max_uses is 'Null: any number of orders may use it.';

-- an unlimited code has no count to start a limit from; a limited one may get a higher or lower limit
create trigger a_code_is_limited_from_the_start_or_never before update of max_uses on codes
  for each row when ((old.max_uses is null) <> (new.max_uses is null)) execute function forbid_change();

-- depth 0 is a statement that somebody sent; the trigger of code_uses counts from within, at depth 1
create trigger uses_are_written_by_code_uses before update of uses on codes
  for each row when (pg_trigger_depth() = 0 and new.uses is distinct from old.uses) execute function forbid_change();

create trigger a_new_code_is_unused before insert on codes
  for each row when (new.uses <> 0) execute function forbid_change();

create table code_uses (
  -- the key: one code per order; another code typed before payment replaces it in this row
  order_id   bigint primary key references orders,
  code_id    int    not null references codes,
  held_at    timestamptz not null default now(),
  settled_at timestamptz,
  status     text   not null default 'held',
  constraint a_code_use_status_is_known   check (status in ('held', 'used', 'freed')),
  constraint a_settled_use_has_its_time   check ((status = 'held') = (settled_at is null))
);

comment on table code_uses is
  'Which order holds a code from its creation, used it by being paid, or freed it by expiring.';

create index code_uses_of_a_code on code_uses (code_id);

-- Only limited codes are counted: counting an unlimited one would make every order of a campaign queue on one row.
create function count_code_uses() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (old.code_id, old.status <> 'freed') = (new.code_id, new.status <> 'freed') then
      return null;
    end if;
    update codes set uses = uses - 1 where id = old.code_id and old.status <> 'freed' and max_uses is not null;
  end if;
  update codes set uses = uses + 1 where id = new.code_id and new.status <> 'freed' and max_uses is not null;
  return null;
end
$$;

create trigger code_uses_are_counted after insert or update on code_uses
  for each row execute function count_code_uses();

create trigger code_uses_are_never_deleted before delete or truncate on code_uses
  for each statement execute function forbid_change();

-- another code may take the place of a held one; the order may not be changed for another
create trigger a_held_code_stays_with_its_order before update of order_id on code_uses
  for each row when (old.status = 'held' and new.order_id <> old.order_id) execute function forbid_change();

-- a code that was used is not given back, and one that was freed may be in other hands already
create trigger a_settled_use_stays_settled before update on code_uses
  for each row when (old.status <> 'held') execute function forbid_change();
