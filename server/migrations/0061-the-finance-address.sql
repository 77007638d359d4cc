-- Who is told once a day that money is owed. A shop that is set up already gets an empty address, which sends nothing, until its
-- owner enters one; a new shop gets its record from server/reference.

insert into settings (key, value)
select 'finance', '{"email": ""}' where exists (select from settings where key = 'shop_facts')
on conflict do nothing;
