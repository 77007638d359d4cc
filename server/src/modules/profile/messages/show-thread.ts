import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Db } from '../../../db/database.ts';
import { listedCustomers } from '../../accounts/public.ts';
import { allThreads, answersOfThread, messagesOfThread, waitingThreads } from '../../notifications/public.ts';
import { maskedEmail, type NamesOfStaff } from '../../orders/public.ts';

export interface ThreadDeps {
  db: Db;
  now: () => Date;
  namesOfStaff: NamesOfStaff;
}

const PAGE_SIZE = 50;

/** A page of threads. One extra is read: it shows whether there is a next page. */
export async function listThreads(
  { db }: ThreadDeps,
  { show, after }: CallBody<AdminCalls['listThreads']>,
): Promise<CallReply<AdminCalls['listThreads']>> {
  const page = { after, limit: PAGE_SIZE + 1 };
  const rows = show === 'waiting' ? await waitingThreads(db, page) : await allThreads(db, page);
  const shown = rows.slice(0, PAGE_SIZE);
  const people = await listedCustomers(
    db,
    shown.map(({ customer_id }) => customer_id),
  );
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return {
    result: 'success',
    threads: shown.map((row) => ({
      ...{ customer: row.customer_id, name: names.get(row.customer_id) ?? null, waiting: row.waiting },
      ...{ title: row.title, message: row.message, at: row.created_at.toISOString() },
    })),
    next: rows.length > PAGE_SIZE ? (shown.at(-1)?.key ?? null) : null,
  };
}

/** Messages and answers of one customer, oldest first. */
export async function showThread(
  { db, namesOfStaff }: Pick<ThreadDeps, 'db' | 'namesOfStaff'>,
  customer: number,
): Promise<CallReply<AdminCalls['showThread']>> {
  const messages = await messagesOfThread(db, customer);
  const [person] = await listedCustomers(db, [customer]);
  const last = messages.at(-1);
  if (last === undefined || person === undefined) throw refuse('thread_not_found');
  const answers = await answersOfThread(db, customer);
  const names = await namesOfStaff(
    db,
    answers.map(({ staff_id }) => staff_id),
  );
  const lines = [
    ...messages.map(({ id, title, message, created_at }) => ({
      ...{ key: `m${id}`, staff: null, title, text: message, at: created_at.toISOString() },
    })),
    ...answers.map(({ id, staff_id, text, created_at }) => ({
      ...{ key: `a${id}`, staff: names.get(staff_id) ?? '', title: null, text, at: created_at.toISOString() },
    })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return {
    result: 'success',
    thread: {
      ...{ customer, name: person.name, email: maskedEmail(person.email), last: last.id, lines },
      waiting: messages.filter(({ handled_at }) => handled_at === null).length,
    },
  };
}
