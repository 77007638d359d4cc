-- What changed decides what is answered anew (docs/decisions/119). Every piece that was sold made all kept answers old ones, so
-- that the shop was slowest when it sold best. A piece or an opinion now renews its own product; lists change when something that
-- lists show, count or order by does.

alter table search_dirty
  -- false: only how many pieces remain, or what customers think of it; the words and the facts in lists stay as they are
  add column facts boolean not null default true;

alter table search_state
  -- counts the batches with facts: what is sold, what it is called and what it costs
  add column facts_version bigint not null default 0,
  -- counts the batches in which a product was sold out or came back
  add column stock_version bigint not null default 0;

-- A review writes the sums of its product and nothing else of it; whatever else is written is a fact.
create or replace function mark_product_dirty() returns trigger language plpgsql as $$
declare
  unrated products := new;
begin
  if tg_op = 'UPDATE' then
    unrated.rating_count := old.rating_count;
    unrated.rating_sum := old.rating_sum;
    if new is distinct from old and unrated is not distinct from old then
      insert into search_dirty (product_id, facts) values (new.id, false);
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

create function mark_product_of_row_touched() returns trigger language plpgsql as $$
begin
  insert into search_dirty (product_id, facts) values (coalesce(new.product_id, old.product_id), false);
  return null;
end $$;

-- Whether a product was sold out by it is seen by the worker, which knows what the lists say.
drop trigger stock_is_searched on stock_levels;
create trigger stock_is_searched after insert or update of on_hand, reserved on stock_levels
  for each row execute function mark_product_of_row_touched();

drop trigger reviews_come_to_pages on reviews;
drop trigger reviews_change_on_pages on reviews;
drop trigger reviews_leave_pages on reviews;
create trigger reviews_are_shown_with_their_product after insert or update or delete on reviews
  for each row execute function mark_product_of_row_touched();

-- No kept answer shows a setting: pages read the shop's facts when they are rendered.
drop trigger settings_come_to_pages on settings;
drop trigger settings_change_on_pages on settings;
drop trigger settings_leave_pages on settings;
