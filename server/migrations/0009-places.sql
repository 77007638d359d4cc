-- Where goods go: the districts of the capital, what their khoroos cost, and the places to pick up.

create table districts (
  -- the spec's own numbers, not generated: its screens know 7 and 9 (decision 36)
  id               smallint primary key,
  number_of_khoroo smallint not null,
  -- false for the two exclaves 7 Багануур and 9 Багахангай: their addresses name no khoroo (spec §9)
  asks_for_khoroo  boolean  not null default true,
  name             text     not null,
  -- first half of the four-digit district code on an e-Barimt receipt; the khoroo is the second
  tax_code         text,
  constraint a_district_name_is_unique   unique (name),
  constraint a_district_has_a_name       check (name <> ''),
  constraint a_district_has_khoroos      check (number_of_khoroo between 1 and 99),
  constraint a_tax_code_is_two_digits    check (tax_code ~ '^[0-9]{2}$')
);

comment on table districts is 'The nine districts of Ulaanbaatar, the only place the shop delivers to (spec §1).';

create table khoroo_classes (
  district_id smallint not null references districts on delete cascade,
  khoroo      smallint not null,
  class       text     not null,
  primary key (district_id, khoroo),
  constraint khoroos_are_counted_from_1 check (khoroo >= 1),
  constraint a_khoroo_class_is_known    check (class in ('cheap', 'middle', 'far'))
);

comment on table khoroo_classes is
  'Delivery class of a khoroo; one that is not listed is cheap (spec §9, decision 36).';

create table pickup_places (
  -- the spec's own numbers 1 and 3 (`warehouse`); 0 means delivery there, so it can never be a place
  id        smallint primary key,
  position  smallint not null default 0,
  active    boolean  not null default true,
  latitude  numeric(9, 6),
  longitude numeric(9, 6),
  name      text     not null,
  address   text     not null,
  hours     text     not null,
  constraint pickup_place_0_means_delivery    check (id >= 1),
  constraint a_pickup_place_can_be_found      check (name <> '' and address <> ''),
  constraint a_point_has_both_coordinates     check ((latitude is null) = (longitude is null)),
  constraint a_point_is_on_the_globe          check (latitude between -90 and 90 and longitude between -180 and 180)
);

comment on table pickup_places is
  'Stores where a customer may fetch an order; a closed one stays for the orders that name it.';
