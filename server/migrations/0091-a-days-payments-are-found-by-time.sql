-- The day's closing reads the payments of one day. A BRIN index finds them only while its ranges are summarized: with 500,000 payments
-- it read all of them, 31 times for a month.
drop index payments_by_time;
create index payments_by_time on payments (received_at);
