-- Saved views of the staff's lists (record 192).

create table saved_views (
  id         bigint generated always as identity primary key,
  staff_id   int         not null references staff_members,
  created_at timestamptz not null,
  version    int         not null default 1,
  -- true: every staff member sees it; its maker and the owner change it
  is_shared  boolean     not null,
  name       text        not null,
  sort       text        not null,
  -- by orderFilter of the contract, without the fields that are not set
  filter     jsonb       not null,
  columns    jsonb       not null,
  constraint a_member_names_a_view_once       unique (staff_id, name),
  constraint a_view_name_has_1_to_40_signs    check (char_length(name) between 1 and 40),
  constraint a_sort_of_a_view_is_known        check (sort in ('newest', 'oldest', 'total', 'longest')),
  constraint a_filter_of_a_view_is_an_object  check (jsonb_typeof(filter) = 'object'),
  constraint columns_of_a_view_are_a_list     check (jsonb_typeof(columns) = 'array')
);

comment on table saved_views is 'Filters of the list of orders under a name, of one staff member or shared.';

create index shared_views on saved_views (name, id) where is_shared;
