-- Staff work on an order together: notes, an assignee, and contacts that change until the goods are out for delivery (record 190).

create table order_notes (
  id         bigint generated always as identity primary key,
  order_id   bigint      not null references orders,
  staff_id   int         not null references staff_members,
  created_at timestamptz not null,
  text       text        not null,
  constraint a_note_has_1_to_1000_signs check (char_length(text) between 1 and 1000)
);

comment on table order_notes is 'What staff write down about an order for each other; added, never changed.';

create index order_notes_of_an_order on order_notes (order_id, id);
create index order_notes_by_member   on order_notes (staff_id);

create trigger order_notes_are_append_only before update or delete or truncate on order_notes
  for each statement execute function forbid_change();

alter table orders add column assignee_id int references staff_members;
comment on column orders.assignee_id is 'The staff member who works on it; null: nobody in particular.';

create index orders_of_an_assignee on orders (assignee_id, id desc) where assignee_id is not null;

-- Whoever carries the goods has the address on paper; a change that nobody sees would send them somewhere else.
create trigger contacts_are_fixed_from_delivery_on
  before update of contact_name, contact_phone, contact_phone_2, contact_email, district_id, khoroo, address on orders
  for each row when (old.status in ('in_stock', 'delivered', 'expired', 'refunded') and
    (old.contact_name, old.contact_phone, old.contact_phone_2, old.contact_email, old.district_id, old.khoroo, old.address)
      is distinct from
    (new.contact_name, new.contact_phone, new.contact_phone_2, new.contact_email, new.district_id, new.khoroo, new.address))
  execute function forbid_change();
