-- Specifications: what can be filtered and compared within a category.

create table spec_attributes (
  id          int generated always as identity primary key,
  category_id int      not null references categories,
  position    smallint not null default 0,
  -- which of the ten slots s0 … s9 of the search's narrow table holds it; null: shown, not filtered
  facet_slot  smallint,
  code        text     not null,
  name        text     not null,
  unit        text,
  -- decision 26: the `field` of a specs condition is looked up here and never becomes SQL
  constraint a_specification_code_is_unique_in_its_category unique (category_id, code),
  constraint a_facet_slot_has_one_meaning_in_a_category     unique (category_id, facet_slot),
  constraint a_specification_code_is_a_plain_word check (code ~ '^[a-z][a-z0-9_]{0,39}$'),
  constraint a_facet_slot_is_0_to_9               check (facet_slot between 0 and 9),
  constraint a_specification_has_a_name           check (name <> '')
);

comment on table spec_attributes is 'Specification groups of a category: material, seats, bed size.';

create table spec_values (
  id           int generated always as identity primary key,
  attribute_id int      not null references spec_attributes on delete cascade,
  position     smallint not null default 0,
  value        text     not null,
  constraint a_value_occurs_once_in_its_specification unique (attribute_id, value),
  constraint a_value_is_not_empty check (value <> ''),
  -- no rule of its own: the target of product_specs' foreign key
  constraint a_value_belongs_to_one_specification unique (attribute_id, id)
);

comment on table spec_values is 'The values a specification can take, in the order the filter lists them.';

create table product_specs (
  product_id   int not null references products on delete cascade,
  attribute_id int not null,
  value_id     int not null,
  -- one value each: a facet slot holds one, and a product counts once in a facet
  primary key (product_id, attribute_id),
  constraint a_product_has_values_of_the_specification
    foreign key (attribute_id, value_id) references spec_values (attribute_id, id)
);

comment on table product_specs is 'Which value a product has for a specification; some ten rows a product.';

-- without the product id: ten million rows share a few thousand keys, which the B-tree then stores as lists
create index product_specs_of_a_value on product_specs (attribute_id, value_id);
