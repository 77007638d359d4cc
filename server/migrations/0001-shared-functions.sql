-- The two trigger functions that tables of every subject share.

-- A trigger that calls this is named as the rule it keeps, for example `the_bonus_ledger_is_append_only`. The rule's name
-- travels in the error's constraint field, as it does for a CHECK, so that code tells refusals apart in one way.
create function forbid_change() returns trigger language plpgsql as $$
begin
  raise exception using
    errcode    = 'restrict_violation',
    message    = format('%s on %I is refused: %s', lower(tg_op), tg_table_name, replace(tg_name, '_', ' ')),
    schema     = tg_table_schema,
    table      = tg_table_name,
    constraint = tg_name;
end
$$;

comment on function forbid_change() is
  'Refuses the change it is attached to; the trigger''s name says which rule was broken.';

create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end
$$;

comment on function touch_updated_at() is
  'Stamps updated_at; only on tables whose readers (sitemap, caches, staff) ask for it.';
