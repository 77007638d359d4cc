-- PosAPI recognises a suffix within its day only, and has no look-up: a receipt whose answer was lost may be sent again until
-- midnight and not after it (record 164).
alter table receipts
  add column in_doubt_since timestamptz,
  add constraint a_registered_receipt_is_not_in_doubt check (in_doubt_since is null or status in ('requested', 'failed'));

comment on column receipts.in_doubt_since is
  'The first attempt that PosAPI may have registered without us knowing; null: none may have been.';
