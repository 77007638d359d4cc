-- Security events are rows of the audit log, too: sign-ins, failed attempts, changed secrets, exports, deletions, limits that were hit.
-- Unlike what staff did they are purged after a while and erased with their customer, and a flood of them is one row a minute.

alter table audit_log
  -- who did it, if a customer was signed in or has just proven to be one; null for a visitor
  add column customer_id       bigint references customers,
  add column is_security_event boolean not null default false,
  -- how often within the minute of created_at, and when last
  add column occurrences       int not null default 1,
  add column last_at           timestamptz,
  add constraint an_event_occurs_at_least_once   check (occurrences >= 1),
  add constraint only_security_events_are_merged check (is_security_event or (occurrences = 1 and last_at is null)),
  add constraint one_actor_did_it                check (staff_id is null or customer_id is null);

comment on table audit_log is
  'What staff changed (decision 17), and the security events of customers: who, what, before and after, from where.';

create index audit_log_by_customer on audit_log (customer_id, id desc) where customer_id is not null;

-- However many attempts come: one row a minute for an action, whom it concerns and where it comes from.
create unique index a_security_event_has_one_row_a_minute on audit_log
  (action, subject_kind, subject_id, ip, (date_trunc('minute', created_at at time zone 'UTC')))
  nulls not distinct where is_security_event;

drop trigger the_audit_log_is_append_only on audit_log;

-- What staff did stays for ever. Of a security event only the count may grow, and it may be deleted.
create function keep_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.is_security_event then
      return old;
    end if;
  elsif old.is_security_event and new.occurrences > old.occurrences
    and to_jsonb(new) - 'occurrences' - 'last_at' = to_jsonb(old) - 'occurrences' - 'last_at' then
    return new;
  end if;
  raise exception using
    errcode    = 'restrict_violation',
    message    = format('%s on %I is refused: %s', lower(tg_op), tg_table_name, replace(tg_name, '_', ' ')),
    schema     = tg_table_schema,
    table      = tg_table_name,
    constraint = tg_name;
end
$$;

comment on function keep_audit_log() is
  'Refuses to change or delete what staff did; security events may be counted and purged.';

create trigger the_audit_log_is_append_only before update or delete on audit_log
  for each row execute function keep_audit_log();
create trigger the_audit_log_is_not_emptied before truncate on audit_log
  for each statement execute function forbid_change();

-- A name stands in letters, lists and labels (rules/src/person/one-line-text.ts). Older rows are left as they are.
alter table customers add constraint a_name_has_no_control_characters check (name !~ '[[:cntrl:]]') not valid;
