-- A process may die after the provider has closed a bill and before our row of it is closed: the row says «open», and the customer
-- who comes back to his first choice would be shown a bill that nobody can pay any more.
alter table invoices
  add column closing_since timestamptz;

comment on column invoices.closing_since is
  'Written before the provider is told to close it: from then on it is shown to nobody, and whoever wants to pay gets another one.';
