-- Two staff members may have the same setting open: whoever saves second must not overwrite the first without reading it.
alter table settings
  add column version int not null default 1,
  add constraint a_setting_is_counted_from_version_1 check (version >= 1);

comment on column settings.version is
  'Counts the changes: a save names the version that its form was opened with, and is refused for another one.';

-- Counted by the table and not by its writers, so that no change escapes: also one that an operator makes in SQL is noticed.
create function count_setting_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;

comment on function count_setting_version() is
  'Raises the version of a setting with every change, whatever the statement says.';

create trigger every_change_of_a_setting_is_counted before update on settings
  for each row execute function count_setting_version();
