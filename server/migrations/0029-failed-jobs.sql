-- The end of a job that used up its attempts, for the staff to see and settle.

create table failed_jobs (
  id         bigint generated always as identity primary key,
  -- in the queue's own table, from which it is gone
  job_id     bigint      not null,
  name       text        not null,
  key        text        not null,
  -- ids only: whoever settles it looks the rows up, and nothing personal is kept twice
  payload    jsonb       not null,
  attempts   smallint    not null,
  -- codes of the failure, never its message, which may quote an address or a row
  last_error text        not null,
  failed_at  timestamptz not null,
  settled_at timestamptz,
  settled_by int references staff_members,
  constraint the_end_of_a_job_is_told_once       unique (job_id),
  constraint a_failed_job_has_name_and_reason    check (name <> '' and key <> '' and last_error <> ''),
  constraint a_failed_job_was_tried              check (attempts > 0),
  constraint a_failed_job_names_no_address       check (last_error not like '%@%'),
  constraint a_settled_job_names_who             check ((settled_at is null) = (settled_by is null))
);

comment on table failed_jobs is
  'Jobs that failed for good: what it was, why and since when; all that is needed to enqueue it again (record 104).';

create index failed_jobs_unsettled on failed_jobs (id) where settled_at is null;
create index failed_jobs_by_member on failed_jobs (settled_by) where settled_by is not null;

-- What was noted before may quote addresses.
update notifications set last_error = null where last_error is not null;
alter table notifications add constraint a_noted_failure_names_no_address check (last_error not like '%@%');
