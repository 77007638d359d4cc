-- A team: what one prepares and another approves, passkeys, recovery codes, and an owner who always remains (record 191).

create table approvals (
  id           bigint      generated always as identity primary key,
  kind         text        not null,
  -- what it is about, such as an order number
  subject      text        not null,
  -- what is done when it is approved, exactly as it was prepared
  payload      jsonb       not null,
  reason       text        not null,
  state        text        not null default 'requested',
  requested_by int         not null references staff_members,
  requested_at timestamptz not null,
  expires_at   timestamptz not null,
  finished_by  int         references staff_members,
  finished_at  timestamptz,
  version      int         not null default 1,
  constraint an_approval_is_of_a_known_kind     check (kind in ('refund', 'bonus', 'price')),
  constraint an_approval_has_a_known_state      check (state in ('requested', 'approved', 'declined', 'expired')),
  constraint an_approval_names_its_subject      check (char_length(subject) between 1 and 100),
  constraint an_approval_says_why               check (char_length(reason) between 1 and 500),
  constraint an_approval_expires_later          check (expires_at > requested_at),
  constraint another_person_finishes_it         check (finished_by <> requested_by),
  constraint a_finished_approval_names_who      check ((state in ('approved', 'declined')) = (finished_by is not null)),
  constraint a_finished_approval_says_when      check ((state = 'requested') = (finished_at is null)),
  constraint an_approval_has_two_versions       check (version = case state when 'requested' then 1 else 2 end)
);

comment on table approvals is
  'What one staff member prepared and another one approves or declines: the same person cannot do both.';

-- Of two who prepare the same, the second reads that it is prepared already.
create unique index one_approval_of_a_subject_is_open on approvals (kind, subject) where state = 'requested';
create index approvals_by_time on approvals (requested_at desc);
create index approvals_by_who_requested on approvals (requested_by);
create index approvals_by_who_finished on approvals (finished_by) where finished_by is not null;

create trigger a_finished_approval_stays_finished before update on approvals
  for each row when (old.state <> 'requested') execute function forbid_change();
create trigger an_approval_is_approved_as_it_was_prepared before update on approvals
  for each row when (
    (old.kind, old.subject, old.payload, old.reason, old.requested_by, old.requested_at)
    is distinct from (new.kind, new.subject, new.payload, new.reason, new.requested_by, new.requested_at))
  execute function forbid_change();
create trigger approvals_are_kept before delete on approvals for each row execute function forbid_change();

alter table staff_members
  -- a change of roles or state names the version it was made for
  add column version int not null default 1,
  add constraint a_member_is_counted_from_version_1 check (version >= 1);

create table staff_passkeys (
  -- as the authenticator names it
  credential_id bytea       primary key,
  staff_id      int         not null references staff_members,
  name          text        not null,
  public_key    bytea       not null,
  -- counts the uses; stays 0 for passkeys that are on several devices
  counter       bigint      not null,
  transports    text[]      not null,
  created_at    timestamptz not null,
  last_used_at  timestamptz,
  constraint a_passkey_has_a_name_of_1_to_50_signs check (char_length(name) between 1 and 50),
  constraint a_counter_of_uses_is_not_negative     check (counter >= 0)
);

comment on table staff_passkeys is 'Passkeys of staff members, as the second factor beside TOTP.';

create index staff_passkeys_by_member on staff_passkeys (staff_id);

-- A copy of an authenticator counts from where it was copied: its signature is refused.
create trigger a_passkey_never_counts_back before update of counter on staff_passkeys
  for each row when (new.counter < old.counter) execute function forbid_change();

create table staff_recovery_codes (
  -- SHA-256: the code itself is shown once
  code_hash  bytea       primary key,
  staff_id   int         not null references staff_members,
  created_at timestamptz not null,
  used_at    timestamptz,
  constraint a_recovery_code_is_kept_as_its_sha256 check (octet_length(code_hash) = 32)
);

comment on table staff_recovery_codes is 'What opens the second factor once when phone and passkey are lost; ten at a time.';

create index staff_recovery_codes_by_member on staff_recovery_codes (staff_id);

create trigger a_recovery_code_works_once before update on staff_recovery_codes
  for each row when (old.used_at is not null) execute function forbid_change();

alter table staff_sessions
  -- what a passkey has to sign next; deleted by the first answer, right or wrong
  add column challenge            text,
  add column challenge_expires_at timestamptz,
  add constraint a_challenge_has_an_end check ((challenge is null) = (challenge_expires_at is null));

-- Whoever gives away the last owner locks everybody out of the team. An owner without a password cannot log in, and does not count.
create function keep_an_owner() returns trigger language plpgsql as $$
begin
  -- Nested: a row of staff_roles has no id that the inner condition could ask for.
  if tg_table_name = 'staff_members' then
    if not exists (select from staff_roles where staff_id = new.id and role = 'owner') then return null; end if;
  end if;
  -- One at a time: of two owners who remove each other, the second waits here and then sees what the first did.
  perform pg_advisory_xact_lock(hashtext('an owner remains'));
  if not exists (
    select from staff_roles join staff_members on staff_members.id = staff_roles.staff_id
    where staff_roles.role = 'owner' and staff_members.disabled_at is null and staff_members.password_hash is not null
  ) then
    raise exception using
      errcode    = 'restrict_violation',
      message    = 'the last owner stays',
      schema     = tg_table_schema,
      table      = tg_table_name,
      constraint = tg_name;
  end if;
  return null;
end
$$;

comment on function keep_an_owner() is 'Refuses a change after which no owner can log in any more.';

create trigger an_owner_remains after update of disabled_at, password_hash on staff_members
  for each row when (
    (old.disabled_at is null and old.password_hash is not null)
    and (new.disabled_at is not null or new.password_hash is null))
  execute function keep_an_owner();
create trigger an_owner_keeps_the_role after delete or update on staff_roles
  for each row when (old.role = 'owner') execute function keep_an_owner();

insert into settings (key, value) values ('admin', '{"networks": []}');
