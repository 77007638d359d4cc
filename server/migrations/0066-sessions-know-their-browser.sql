-- Which browser a session was opened in, and by what: known browsers have tries of their own (record 147), and a session that has
-- just been opened by a password or a code may set a new password (record 148).
alter table sessions
  -- SHA-256 of the browser's secret cookie; null for sessions that are older than the cookie
  add column browser_hash bytea,
  add column opened_by text,
  add constraint a_browser_is_kept_as_its_sha256 check (octet_length(browser_hash) = 32),
  add constraint a_session_is_opened_by_a_known_way check (
    opened_by in ('password', 'code', 'reset', 'social', 'change'));

comment on column sessions.browser_hash is
  'Recognises a browser in which the customer was signed in before: neither name nor network of a browser is secret.';
comment on column sessions.opened_by is 'The proof that opened the session; `change` is the fresh one after a new password.';
