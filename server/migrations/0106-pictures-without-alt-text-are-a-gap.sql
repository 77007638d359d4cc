-- A picture without alt text is no row of product_images: it waits among the uploads, and so does its product's gap.

create or replace function gaps_of_product(asked products) returns smallint language sql stable as $$
  select (
    case when exists (select from product_images where product_id = asked.id and kind <> 'drawing') then 0 else 1 end
    + case when exists (
        select from picture_uploads where product_id = asked.id and state <> 'refused' and alt !~ '\S') then 2 else 0 end
    + case when asked.weight_grams > 0 then 0 else 4 end
    + case when asked.tax_classification is not null
        or exists (select from sub_categories where id = asked.sub_category_id and tax_classification is not null) then 0 else 8 end
    + case when exists (select from models where id = asked.model_id and description_html <> '') then 0 else 16 end)::smallint
$$;

create trigger uploaded_pictures_open_gaps after insert on picture_uploads
  referencing new table as changed for each statement execute function note_gaps_of_pictures();
create trigger described_uploads_move_gaps after update on picture_uploads
  referencing new table as changed for each statement execute function note_gaps_of_pictures();
create trigger shown_uploads_close_gaps after delete on picture_uploads
  referencing old table as changed for each statement execute function note_gaps_of_pictures();
