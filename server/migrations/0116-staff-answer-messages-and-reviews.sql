-- Staff answer messages by email and reviews in public (record 206). Messages of one customer are one thread.

create table contact_answers (
  id          bigint generated always as identity primary key,
  customer_id bigint      not null references customers,
  staff_id    int         not null references staff_members,
  created_at  timestamptz not null,
  text        text        not null,
  constraint an_answer_has_1_to_2000_signs check (char_length(text) between 1 and 2000)
);

comment on table contact_answers is
  'What staff answered to a customer''s messages, by email; added, never changed, and erased with the customer.';

create index contact_answers_of_a_customer on contact_answers (customer_id, id);
create index contact_answers_by_member     on contact_answers (staff_id);

create trigger contact_answers_are_never_changed before update or truncate on contact_answers
  for each statement execute function forbid_change();

alter table reviews
  add column hidden_reason text,
  add column answer        text,
  add column answered_at   timestamptz,
  -- a change of staff names the version that it was made for
  add column version       int not null default 1;

update reviews set hidden_reason = 'off_topic' where status = 'hidden';

alter table reviews
  add constraint a_review_is_hidden_for_a_listed_reason check (
    hidden_reason in ('personal_data', 'insult', 'off_topic', 'duplicate') and status = 'hidden'
    or hidden_reason is null and status = 'published'),
  add constraint an_answer_below_a_review_has_1_to_1000_signs check (char_length(answer) between 1 and 1000),
  add constraint an_answered_review_says_when check ((answer is null) = (answered_at is null)),
  add constraint a_review_is_counted_from_version_1 check (version >= 1);

comment on column reviews.hidden_reason is 'Why staff hid it; a bad rating is no reason.';
comment on column reviews.answer is 'What the shop answers below it, for everybody.';

create function count_review_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;

create trigger a_changed_review_is_another_version before update on reviews
  for each row when ((old.rating, old.message, old.status, old.answer) is distinct from
                     (new.rating, new.message, new.status, new.answer))
  execute function count_review_version();

create index reviews_to_answer     on reviews (id desc) where status = 'published' and answer is null and message <> '';
create index reviews_with_few_stars on reviews (id desc) where status = 'published' and rating <= 2;
create index hidden_reviews        on reviews (id desc) where status = 'hidden';
