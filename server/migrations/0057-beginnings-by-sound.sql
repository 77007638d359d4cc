-- A beginning typed by its sound («ulguu» is «өлгүүр») is looked for between two bounds; equality is served as before.
drop index search_terms_loose;
create index search_terms_loose on search_terms (loose text_pattern_ops);
