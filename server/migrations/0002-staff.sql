-- The people behind the counter. First of all tables, because prices, stock, orders and refunds name who changed them.

create table staff_members (
  id            int generated always as identity primary key,
  email         text not null,
  name          text not null,
  password_hash text not null,
  disabled_at   timestamptz,
  created_at    timestamptz not null default now(),
  constraint a_staff_email_is_unique         unique (email),
  constraint a_staff_email_is_in_lower_case  check (email = lower(email) and email like '_%@_%'),
  constraint a_staff_name_has_1_to_100_signs check (char_length(name) between 1 and 100),
  constraint a_password_is_an_argon2id_hash  check (password_hash like '$argon2id$%')
);

comment on table staff_members is
  'Who may enter the back office; a leaver is disabled, never deleted, because the records name him.';

create table staff_roles (
  staff_id int  not null references staff_members,
  role     text not null,
  primary key (staff_id, role),
  constraint a_role_is_known check (role in ('owner', 'catalogue', 'content', 'orders', 'warehouse', 'finance', 'support'))
);

comment on table staff_roles is 'What a member of the staff may do; one may hold several roles.';

create table staff_sessions (
  token_hash   bytea primary key,
  staff_id     int         not null references staff_members,
  created_at   timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at   timestamptz not null,
  revoked_at   timestamptz,
  ip           inet,
  user_agent   text,
  -- decision 20: only the SHA-256 of the bearer token is kept, so a stolen backup opens no door
  constraint a_token_is_kept_as_its_sha256 check (octet_length(token_hash) = 32),
  constraint a_session_ends_after_it_began check (expires_at > created_at)
) with (fillfactor = 80);

comment on table staff_sessions is 'Open and past logins of the staff, each revocable.';

create index staff_sessions_by_member on staff_sessions (staff_id);

create table audit_log (
  id           bigint generated always as identity primary key,
  created_at   timestamptz not null default now(),
  -- null: the system itself, for example the expiry job
  staff_id     int references staff_members,
  action       text not null,
  subject_kind text not null,
  -- text, because subjects have keys of several types (order number, settings key, product code)
  subject_id   text not null,
  before       jsonb,
  after        jsonb,
  request_id   text,
  ip           inet,
  constraint an_entry_names_action_and_subject check (action <> '' and subject_kind <> '' and subject_id <> '')
);

comment on table audit_log is 'Every change the staff made: who, what, before and after (decision 17).';

-- newest first everywhere: the id grows with time, so it stands in for created_at and is half as wide
create index audit_log_by_subject on audit_log (subject_kind, subject_id, id desc);
create index audit_log_by_member  on audit_log (staff_id, id desc);
-- rows arrive in the order of time, so a BRIN of a few pages finds a day among millions
create index audit_log_by_time    on audit_log using brin (created_at);

create trigger the_audit_log_is_append_only before update or delete or truncate on audit_log
  for each statement execute function forbid_change();
