-- What the shop knows about itself, and the days on which nobody works.

create table settings (
  key        text primary key,
  value      jsonb not null,
  updated_at timestamptz not null default now(),
  -- null: as installed
  updated_by int references staff_members,
  constraint a_settings_key_is_a_plain_word  check (key ~ '^[a-z][a-z0-9_]{0,59}$'),
  -- one record per group of facts, parsed by its own schema when read: never loose values
  constraint a_setting_is_a_record           check (jsonb_typeof(value) = 'object')
);

comment on table settings is
  'Shop facts, one record a group: contact, bank accounts, tariffs, expiry times (decision 33).';

create index settings_by_member on settings (updated_by) where updated_by is not null;

create trigger settings_touch_updated_at before update on settings
  for each row execute function touch_updated_at();

create table holidays (
  day  date primary key,
  name text not null,
  constraint a_holiday_has_a_name check (name <> '')
);

comment on table holidays is
  'Public holidays, entered each year, some follow the moon: the 3 and 4 working hours of spec §9 skip them.';
