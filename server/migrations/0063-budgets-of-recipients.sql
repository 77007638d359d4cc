-- How much a phone or mailbox may be told by people who need not be its owner (decision 59).

create table notice_budgets (
  -- SHA-256 of budget, channel and recipient: counts do not tell whom they are about
  recipient_hash bytea primary key,
  -- one moment a notice that left within the longest window
  told_at        timestamptz[] not null,
  constraint a_recipient_is_hashed        check (octet_length(recipient_hash) = 32),
  constraint a_budget_counts_what_was_told check (cardinality(told_at) between 1 and 1000)
) with (fillfactor = 70);

comment on table notice_budgets is
  'When notices that anybody can cause left for a phone or mailbox, over all customers; one row a recipient, so that its lock makes the count exact.';

alter table notifications
  -- the moment at which a notice under a budget was counted: an attempt that comes later does not count again
  add column counted_at timestamptz,
  drop constraint a_message_status_is_known,
  add constraint a_message_status_is_known check (status in ('queued', 'sent', 'failed', 'skipped')),
  add constraint a_skipped_message_says_why check (status <> 'skipped' or coalesce(last_error, '') <> '');

comment on column notifications.counted_at is 'When it was counted against the budget of its recipient; null of notices without one.';
