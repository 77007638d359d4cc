-- What the shop tells its customers, and what they tell the shop.

create table notifications (
  id          bigint generated always as identity primary key,
  -- null: a message to an address that has no account
  customer_id bigint references customers,
  created_at  timestamptz not null default now(),
  sent_at     timestamptz,
  attempts    smallint not null default 0,
  channel     text     not null,
  status      text     not null default 'queued',
  template    text     not null,
  recipient   text     not null,
  subject     text,
  -- one event, one message: `order-paid:IK0123456789:email`; a job that runs again meets this and sends nothing
  dedupe_key  text     not null,
  last_error  text,
  payload     jsonb    not null default '{}',
  -- one-time links and the receipt's lottery number: needed to write the message, not to be kept (decisions 22 and 35)
  secret      jsonb,
  constraint one_event_sends_one_message        unique (dedupe_key),
  constraint a_channel_is_known                 check (channel in ('email', 'sms')),
  constraint a_message_status_is_known          check (status in ('queued', 'sent', 'failed')),
  constraint a_sent_message_has_its_time        check ((status = 'sent') = (sent_at is not null)),
  constraint a_message_goes_somewhere           check (recipient <> '' and template <> '' and dedupe_key <> ''),
  constraint an_email_has_a_subject             check (channel <> 'email' or coalesce(subject, '') <> ''),
  constraint attempts_are_never_negative        check (attempts >= 0),
  constraint a_secret_does_not_outlive_the_sending check (secret is null or status = 'queued')
) with (fillfactor = 85);

comment on table notifications is
  'E-mails and SMS to customers (spec §9 Terms: on ordering, paying and receiving), queued, sent or failed.';

create index notifications_of_a_customer on notifications (customer_id, id desc) where customer_id is not null;
-- the small sets somebody looks at: what waits, and what needs a person
create index notifications_queued on notifications (id) where status = 'queued';
create index notifications_failed on notifications (id) where status = 'failed';

create table contact_messages (
  id          bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  created_at  timestamptz not null default now(),
  handled_at  timestamptz,
  handled_by  int    references staff_members,
  title       text   not null,
  message     text   not null,
  constraint a_title_has_1_to_50_signs     check (char_length(title) between 1 and 50),
  constraint a_message_has_1_to_200_signs  check (char_length(message) between 1 and 200),
  constraint a_handled_message_names_who   check ((handled_at is null) = (handled_by is null))
);

comment on table contact_messages is 'The contact form''s messages, for the staff to answer (decision 31).';

create index contact_messages_of_a_customer on contact_messages (customer_id);
create index contact_messages_by_member     on contact_messages (handled_by) where handled_by is not null;
create index contact_messages_unanswered    on contact_messages (id) where handled_at is null;
