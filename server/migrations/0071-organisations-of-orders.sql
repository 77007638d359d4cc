-- An organisation's invoice names the organisation, not the person who filled in the form (record 158). The name belongs to the
-- register as the tax office tells it on the day of the order, so the order keeps it.
alter table orders
  add column organisation_name text,
  add constraint only_an_organisation_has_a_name check (
    organisation_name is null or (customer_kind = 'organisation' and length(organisation_name) between 1 and 200));

comment on column orders.organisation_name is
  'Name of the register''s owner, told by the tax office after the order was made; null: a person, an unknown register, or not told yet.';
