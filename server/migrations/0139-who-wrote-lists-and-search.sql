-- During a deployment, and after a rollback, API processes follow what another release's worker writes. That worker does not raise counters, and
-- does not fill columns, that came after it: the newer side has to notice (docs/decisions/222).

alter table search_state
  -- element n: the version of the last batch by a worker that knows format n (server/src/modules/search/refresh/written-format.queries.ts)
  add column written_formats bigint[] not null default '{}';

-- What the last release's worker has written so far is complete: it knows every counter and every column of today.
update search_state set written_formats = array[version] where only_row;
