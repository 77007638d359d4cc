-- Decision 28, second fence: HTML is cleaned when it is written (modules/catalogue/clean-html.ts); what would run in a
-- visitor's browser is refused here, whoever forgot to.
create function runs_nothing(html text) returns boolean
  language sql immutable strict parallel safe
  return html !~* '<[[:space:]/]*(script|style|iframe|object|embed|svg|math|base|link|meta|form)'
     -- a handler, also one behind a quoted «>»; no text of a shop writes so
     and html !~* '(^|[^[:alnum:]_])on[a-z]+[[:space:]]*='
     and html !~* '(javascript|vbscript)[[:space:]]*:'
     -- letters of a tag written as numbers: `href="&#106;avascript:…"`
     and html !~* '<[^>]*&(#|colon;|tab;|newline;)';

comment on function runs_nothing is 'Whether a text can be shown as HTML without running anything; not whether it is well written.';

alter table models
  add constraint a_description_runs_nothing        check (runs_nothing(description_html)),
  add constraint a_designer_concept_runs_nothing   check (runs_nothing(designer_concept_html)),
  add constraint care_and_materials_run_nothing    check (runs_nothing(care_and_materials_html));
