-- A trigram index on the key itself also serves `=`, and on a table that no VACUUM has counted yet the planner takes it for the
-- cheapest way to a list of keys: each key then costs a look at every one of its trigrams, and a text of 200 random letters
-- cost 10 s. On an expression that equals the key it serves nothing but likeness, which is asked with the same expression
-- (vocabulary-of-shop.ts). Without a list of pending entries, which every question reads from end to end until a VACUUM.
drop index search_terms_similar;
create index search_terms_by_likeness on search_terms using gin ((key || '') gin_trgm_ops) with (fastupdate = off);
