-- Only QPay closes a bill when it is asked to: at all others it can be paid after it was given up, and who has neither a list nor a
-- callback that came would never be heard of again (record 136).
alter table invoices
  -- whom the lender asks: a corrected number is another bill
  add column payer_phone text,
  -- asked about now and then until it was looked at after this moment
  add column watched_until timestamptz,
  add constraint a_watched_invoice_was_given_up check (
    watched_until is null or (status in ('cancelled', 'expired') and callback_token_hash is not null));

comment on column invoices.watched_until is
  'A bill that was given up can still be paid at most providers: they are asked about it until then, and once after it.';

update invoices set watched_until = closed_at + interval '24 hours'
  where status in ('cancelled', 'expired') and callback_token_hash is not null and closed_at > now() - interval '24 hours';

-- as many entries as bills were given up in a day; its rows are looked at every ten minutes, which is no HOT update worth keeping
create index given_up_invoices_to_watch on invoices (provider) where watched_until is not null;
