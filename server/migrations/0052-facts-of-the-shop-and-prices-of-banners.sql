-- Facts that stood in components are the shop's (decisions 33 and 56), and a banner has no price beside its product's (decision 52).

-- What staff said already stays.
update settings
set value = jsonb_build_object(
  'supportHours', jsonb_build_array(
    jsonb_build_object('days', 'Ажлын өдөр', 'time', '09:00–19:00'),
    jsonb_build_object('days', 'Амралтын өдөр', 'time', '10:00–20:00')),
  'partner', null) || value
where key = 'shop_facts';

alter table home_banners drop column price_tug;

comment on table home_banners is
  'Slides of the hero carousel (spec §3 Home banner); the code and the price they show are the product''s.';
comment on table special_offers is
  'Products in the special offer box, and how long they may stand in it; its countdown runs to the end of the price.';
