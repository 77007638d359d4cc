-- Staff change every setting in a form; those about money by two people. Some settings are rows of tables of their own: one row of
-- `settings` counts the changes of such a table, so that all forms have versions of one kind (record 203).

alter table approvals
  drop constraint an_approval_is_of_a_known_kind,
  add constraint an_approval_is_of_a_known_kind check (kind in ('refund', 'bonus', 'price', 'setting'));

insert into settings (key, value) values
  ('districts', '{}'), ('holidays', '{}'), ('lenders', '{}'), ('pickup_places', '{}');

create function count_change_of_a_list() returns trigger language plpgsql as $$
begin
  update settings set value = value where key = tg_argv[0];
  return null;
end
$$;

comment on function count_change_of_a_list() is
  'Raises the version of the row of settings that stands for a table of settings, whoever changes the table.';

create trigger changes_of_districts_are_counted after insert or update or delete on districts
  for each statement execute function count_change_of_a_list('districts');
create trigger changes_of_khoroo_classes_are_counted after insert or update or delete on khoroo_classes
  for each statement execute function count_change_of_a_list('districts');
create trigger changes_of_holidays_are_counted after insert or update or delete on holidays
  for each statement execute function count_change_of_a_list('holidays');
create trigger changes_of_lenders_are_counted after insert or update or delete on lenders
  for each statement execute function count_change_of_a_list('lenders');
create trigger changes_of_pickup_places_are_counted after insert or update or delete on pickup_places
  for each statement execute function count_change_of_a_list('pickup_places');
