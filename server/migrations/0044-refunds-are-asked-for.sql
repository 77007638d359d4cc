-- What the owner of an order asks back: which pieces, what he wrote to it, and how it ended (spec §9 Terms, decision 134). The money
-- itself stays in refunds: one row for each payment that it is drawn from, because transfers may come in parts (decision 40).

create table refund_requests (
  id               bigint generated always as identity primary key,
  order_id         bigint not null references orders,
  -- earned points that the pieces brought and that were still there: taken back when they are asked for, so that they are spent no
  -- more; what was missing is kept back in money (refunds.bonus_deduction_tug)
  taken_back_bonus bigint not null,
  -- points that were spent on the pieces: they come back when the money does
  returned_bonus   bigint not null,
  asked_at         timestamptz not null default now(),
  settled_at       timestamptz,
  status           text   not null default 'open',
  -- what the owner wrote
  note             text,
  -- why it was declined, for the owner to read
  answer           text,
  constraint a_request_status_is_known         check (status in ('open', 'done', 'declined')),
  constraint a_settled_request_has_its_time    check ((status = 'open') = (settled_at is null)),
  constraint a_declined_request_says_why       check ((status = 'declined') = (coalesce(answer, '') <> '')),
  constraint points_of_a_request_are_never_negative check (taken_back_bonus >= 0 and returned_bonus >= 0),
  constraint a_note_has_1_to_300_signs         check (char_length(note) between 1 and 300),
  -- no rule of its own: the target of the foreign keys of refund_lines and refunds
  constraint a_request_is_of_one_order         unique (id, order_id)
);

comment on table refund_requests is
  'What owners of paid orders ask back; open until the money has gone or the staff have declined.';

-- Points and pieces of a second request are counted after the first one has ended.
create unique index one_refund_is_asked_for_at_a_time on refund_requests (order_id) where status = 'open';
create index refund_requests_of_an_order on refund_requests (order_id, id);

create trigger refund_requests_are_never_deleted before delete or truncate on refund_requests
  for each statement execute function forbid_change();

create trigger a_settled_request_stays_settled before update on refund_requests
  for each row when (old.status <> 'open') execute function forbid_change();

create trigger a_request_keeps_what_was_asked before update on refund_requests
  for each row when (
    (old.order_id, old.taken_back_bonus, old.returned_bonus, old.asked_at, old.note) is distinct from
    (new.order_id, new.taken_back_bonus, new.returned_bonus, new.asked_at, new.note))
  execute function forbid_change();

create table refund_lines (
  request_id bigint   not null,
  order_id   bigint   not null,
  -- the pieces with their share of every term of the order (rules/line-shares)
  gross_tug  bigint   not null,
  quantity   int      not null,
  position   smallint not null,
  -- the order, which follows from the request, stands in between so that the one index is also the foreign key's
  primary key (request_id, order_id, position),
  constraint a_refunded_line_is_of_its_requests_order
    foreign key (request_id, order_id) references refund_requests (id, order_id),
  constraint a_refunded_line_is_a_line_of_the_order
    foreign key (order_id, position) references order_lines (order_id, position),
  constraint a_refunded_line_has_at_least_one_piece check (quantity >= 1),
  constraint a_refunded_line_is_never_negative      check (gross_tug >= 0)
);

comment on table refund_lines is 'The pieces of each request, frozen with what they came to.';

create index refund_lines_of_an_order on refund_lines (order_id, position);

create trigger refund_lines_are_frozen before update or delete or truncate on refund_lines
  for each statement execute function forbid_change();

-- Two requests that saw the same pieces queue on the order's row, and the second finds them gone. Of a declined one they are free.
create function pieces_are_left(asked_order_id bigint, asked_position smallint, pieces int) returns boolean
language plpgsql volatile as $$
begin
  perform from orders where id = asked_order_id for no key update;
  return (select quantity from order_lines where order_id = asked_order_id and position = asked_position) >= pieces + coalesce((
    select sum(refund_lines.quantity) from refund_lines join refund_requests on refund_requests.id = refund_lines.request_id
    where refund_lines.order_id = asked_order_id and refund_lines.position = asked_position
      and refund_requests.status <> 'declined'), 0);
end
$$;

comment on function pieces_are_left(bigint, smallint, int) is
  'Whether so many pieces of a line were not refunded yet; locks the order, so that this stays true until the transaction ends.';

create trigger no_piece_is_refunded_twice before insert on refund_lines
  for each row when (not pieces_are_left(new.order_id, new.position, new.quantity)) execute function forbid_change();

alter table refunds
  add column request_id bigint,
  add constraint a_refund_is_of_its_requests_order
    foreign key (request_id, order_id) references refund_requests (id, order_id),
  add constraint only_an_order_is_asked_for check (request_id is null or order_id is not null),
  -- what was asked for says where the money goes; what came by mistake may wait for somebody to say it
  add constraint an_asked_refund_has_an_account check (
    request_id is null or (bank_name <> '' and account_number <> '' and account_holder <> '')),
  drop constraint a_refund_gives_something_back,
  -- of several transfers a small one may be eaten up by what is kept back; the request as a whole gives something
  add constraint a_refund_gives_something_back check (amount_tug > 0 or (request_id is not null and amount_tug = 0));

comment on column refunds.request_id is 'What the owner asked for; null: the shop itself owes it, for example late money.';

create index refunds_of_a_request on refunds (request_id, order_id) where request_id is not null;

-- A code that was used stays used, unless the whole order went back: then somebody may use it again (decision 134).
create function order_is_refunded(asked_order_id bigint) returns boolean language sql stable as $$
  select status = 'refunded' from orders where id = asked_order_id
$$;

comment on function order_is_refunded(bigint) is 'Whether all of the order went back.';

drop trigger a_settled_use_stays_settled on code_uses;
create trigger a_settled_use_stays_settled before update on code_uses
  for each row when (
    (old.status = 'used' and (new.status <> 'freed' or new.code_id <> old.code_id or not order_is_refunded(old.order_id)))
    or (old.status = 'freed' and (new.status <> 'held' or not order_is_pending(old.order_id))))
  execute function forbid_change();
