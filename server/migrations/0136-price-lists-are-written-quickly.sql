-- What a price list of 50,000 rows costs beside its rows.

-- A new shop has no history yet: PostgreSQL, which plans the look into it once for a connection, planned to read all of an empty table, and
-- kept doing so while the list filled it. Four times as many rows took sixteen times as long.
alter function remember_price() set enable_seqscan = off;

alter table search_dirty
  -- false: only what the product costs; nothing of it is read, counted or sought by other words
  add column words boolean not null default true;

create or replace function mark_product_dirty() returns trigger language plpgsql as $$
declare
  unrated products := new;
  unpriced products := new;
begin
  if tg_op = 'UPDATE' then
    unrated.rating_count := old.rating_count;
    unrated.rating_sum := old.rating_sum;
    if new is distinct from old and unrated is not distinct from old then
      insert into search_dirty (product_id, facts) values (new.id, false);
      return null;
    end if;
    unpriced.price_tug := old.price_tug;
    unpriced.regular_price_tug := old.regular_price_tug;
    unpriced.discount_percent := old.discount_percent;
    unpriced.discount_ending := old.discount_ending;
    unpriced.discount_starts_at := old.discount_starts_at;
    unpriced.discount_ends_at := old.discount_ends_at;
    -- every edit writes these, and no list shows them
    unpriced.version := old.version;
    unpriced.edited_by := old.edited_by;
    unpriced.updated_at := old.updated_at;
    if new is distinct from old and unpriced is not distinct from old then
      insert into search_dirty (product_id, words) values (new.id, false);
      return null;
    end if;
  end if;
  -- a colour that comes, goes or gets another code is a dot on the cards of the whole model
  if (new.is_listed, new.colour_id, new.model_id, new.code)
     is distinct from (old.is_listed, old.colour_id, old.model_id, old.code) then
    insert into search_dirty (product_id) select id from products where model_id in (new.model_id, old.model_id);
  else
    insert into search_dirty (product_id) values (new.id);
  end if;
  return null;
end $$;
