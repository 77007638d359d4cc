-- Each process writes every few seconds that it runs and how it goes, for the status page of staff (decision 231).

create table process_heartbeats (
  process        text        not null,
  place          text        not null,
  version        text        not null,
  started_at     timestamptz not null,
  seen_at        timestamptz not null,
  -- of the worker alone
  search_fresh_at timestamptz,
  memory_mb      int         not null,
  requests       int         not null default 0,
  failures       int         not null default 0,
  p95_ms         int,
  waiting_for_connection int not null default 0,
  services       jsonb       not null default '[]',
  job_queues     jsonb       not null default '{}',
  primary key (process, place),
  constraint a_process_is_known            check (process in ('api', 'worker', 'admin')),
  constraint a_process_stands_somewhere    check (place <> ''),
  constraint a_process_starts_before_it_is_seen check (started_at <= seen_at),
  constraint failed_answers_are_among_all  check (failures between 0 and requests),
  constraint services_are_a_list           check (jsonb_typeof(services) = 'array'),
  constraint job_queues_are_by_name        check (jsonb_typeof(job_queues) = 'object')
);
comment on table process_heartbeats is 'That a process runs, and how it goes: written every 15 seconds, shown on the status page, kept a day after the last one (decision 231).';
