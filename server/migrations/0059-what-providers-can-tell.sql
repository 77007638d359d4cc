-- A loan that MCredit's own call tells of was also entered by hand: the same money was two payments, and one of them would have been
-- sent back (record 137). Staff enter only what no provider can be asked about.
create function refuse_what_a_provider_tells() returns trigger language plpgsql as $$
begin
  if exists (select from invoices where id = new.invoice_id and callback_token_hash is not null) then
    raise exception using
      errcode    = 'restrict_violation',
      message    = format('%s on %I is refused: %s', lower(tg_op), tg_table_name, replace(tg_name, '_', ' ')),
      schema     = tg_table_schema,
      table      = tg_table_name,
      constraint = tg_name;
  end if;
  return new;
end
$$;

comment on function refuse_what_a_provider_tells() is
  'Refuses a payment entered by staff on an invoice whose provider is asked by call.';

create trigger staff_enter_only_what_no_provider_tells before insert on payments
  for each row when (new.noticed_by = 'staff' and new.invoice_id is not null)
  execute function refuse_what_a_provider_tells();

-- A provider that has forgotten an invoice answers «unknown» for ever, and the order with its stock, code and points would never
-- end. Repeated over a stated time that answer counts (record 138).
alter table invoices
  add column unknown_since timestamptz,
  add column unknown_answers int not null default 0,
  add constraint unknown_answers_have_a_first_one check ((unknown_since is null) = (unknown_answers = 0)),
  add constraint unknown_answers_are_counted check (unknown_answers >= 0);

comment on column invoices.unknown_since is
  'First of the answers in a row in which the provider said that it knows no such invoice; any other definite answer clears it.';
comment on column invoices.unknown_answers is 'How many such answers came in a row.';
