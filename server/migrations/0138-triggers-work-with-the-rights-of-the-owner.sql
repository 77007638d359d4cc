-- Triggers keep records (balances, sums, what has to be searched anew) and look things up in other tables. They did it with the rights
-- of whoever caused them, so that every process had to be allowed to write those records by itself. Now they have the owner's
-- rights, and a process needs only those for the tables that its own statements name (decision 218). Each finds its tables in
-- `public` alone, whatever the caller's search path: nobody can put a table of another schema, or a temporary one, in front of them.

alter function add_to_bonus_balance() security definer set search_path = public, pg_temp;
alter function add_to_refunded() security definer set search_path = public, pg_temp;
alter function count_change_of_a_list() security definer set search_path = public, pg_temp;
alter function count_code_uses() security definer set search_path = public, pg_temp;
alter function keep_an_owner() security definer set search_path = public, pg_temp;
alter function mark_content_dirty() security definer set search_path = public, pg_temp;
alter function mark_product_dirty() security definer set search_path = public, pg_temp;
alter function mark_product_of_row_dirty() security definer set search_path = public, pg_temp;
alter function mark_product_of_row_touched() security definer set search_path = public, pg_temp;
alter function mark_products_of_model_dirty() security definer set search_path = public, pg_temp;
alter function mark_products_of_name_dirty() security definer set search_path = public, pg_temp;
alter function mark_products_of_specification_dirty() security definer set search_path = public, pg_temp;
alter function note_arrival() security definer set search_path = public, pg_temp;
alter function note_gaps_of_model() security definer set search_path = public, pg_temp;
alter function note_gaps_of_pictures() security definer set search_path = public, pg_temp;
alter function note_gaps_of_product() security definer set search_path = public, pg_temp;
alter function note_gaps_of_sub_category() security definer set search_path = public, pg_temp;
alter function refuse_what_a_provider_tells() security definer set search_path = public, pg_temp;
alter function remember_price() security definer set search_path = public, pg_temp;

-- Conditions of triggers: they look at, and hold, rows of other tables.
alter function brand_takes_goods(int) security definer set search_path = public, pg_temp;
alter function category_takes_shelves(int) security definer set search_path = public, pg_temp;
alter function goods_are_in_the_store(bigint) security definer set search_path = public, pg_temp;
alter function is_last_change(bigint, bigint, text, text) security definer set search_path = public, pg_temp;
alter function order_is_pending(bigint) security definer set search_path = public, pg_temp;
alter function order_is_refunded(bigint) security definer set search_path = public, pg_temp;
alter function pieces_are_left(bigint, smallint, int) security definer set search_path = public, pg_temp;
alter function purchase_is_complete(int) security definer set search_path = public, pg_temp;
alter function purchase_is_draft(int) security definer set search_path = public, pg_temp;
alter function purchase_is_open(int) security definer set search_path = public, pg_temp;
alter function purchase_is_short(int) security definer set search_path = public, pg_temp;
alter function stocktake_is_open(bigint) security definer set search_path = public, pg_temp;
alter function sub_category_takes_goods(int) security definer set search_path = public, pg_temp;
alter function truck_is_open(int) security definer set search_path = public, pg_temp;
alter function was_counted_in_ulaanbaatar(int) security definer set search_path = public, pg_temp;
