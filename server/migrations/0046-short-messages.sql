-- Short messages: who wants them, and a pace that all workers keep together.

alter table customers
  -- about orders, by SMS; the mails about them cannot be switched off
  add column wants_sms boolean not null default true;

create table sms_pace (
  only_row boolean primary key default true,
  -- when the next message may leave
  next_at  timestamptz not null,
  constraint there_is_one_row check (only_row)
);

comment on table sms_pace is
  'When the next short message may leave: MessagePro takes five a second, of all workers together.';

insert into sms_pace (next_at) values (now());
