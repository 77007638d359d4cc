-- Staff make codes in the admin application, one or many at a time (record 188).

alter table codes
  -- the first code of the set that this one was made with; null: made alone, or the first one
  add column set_id     int references codes,
  add column created_by int references staff_members,
  -- what two staff members at once are told apart by; a use of the code does not change it
  add column version    int not null default 1,
  -- for whom and why
  add column note       text,
  add constraint a_code_is_not_in_a_set_of_itself check (set_id <> id),
  add constraint a_code_note_has_1_to_200_signs   check (char_length(note) between 1 and 200),
  add constraint a_code_version_is_counted_from_1 check (version >= 1);

comment on column codes.set_id is 'Codes made together are listed, switched and copied together, under the first one.';

create index codes_of_a_set on codes (set_id) where set_id is not null;
create index codes_of_a_maker on codes (created_by) where created_by is not null;
-- the list of staff: newest first, a set as its first code
create index codes_by_time on codes (id desc) where set_id is null;
create index codes_by_beginning on codes (code text_pattern_ops);
-- the figures of the last days
create index code_uses_by_time on code_uses (settled_at) where status = 'used';
