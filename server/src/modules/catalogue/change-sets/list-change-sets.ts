import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Db } from '../../../db/database.ts';
import { approvalsAbout } from '../../approvals/public.ts';
import type { PricingDeps } from '../pricing/price-ports.ts';
import { presentListedSet, presentRow } from './change-sets.present.ts';
import { changeSetById, lastChangeSets, subjectOfSet } from './change-sets.queries.ts';
import { setRows } from './set-rows.queries.ts';

const SETS = 20;
const ROWS = 50;

export async function listChangeSets(
  { db, now, namesOfStaff }: Pick<PricingDeps, 'db' | 'now' | 'namesOfStaff'>,
  { before }: CallBody<AdminCalls['listChangeSets']>,
): Promise<CallReply<AdminCalls['listChangeSets']>> {
  const rows = await lastChangeSets(db, before, SETS + 1);
  const shown = rows.slice(0, SETS);
  const names = await namesOfStaff(db, [...new Set(shown.map((row) => row.prepared_by))]);
  const next = rows.length > SETS ? (shown.at(-1)?.id ?? null) : null;
  const subjects = shown.map(({ id }) => subjectOfSet(id));
  const waiting = (await approvalsAbout(db, 'change-set', subjects, now())).filter(
    ({ state }) => state === 'requested',
  );
  const waits = new Set(waiting.map(({ subject }) => subject));
  return {
    result: 'success',
    sets: shown.map((row) => ({ ...presentListedSet(row, names), waits: waits.has(subjectOfSet(row.id)) })),
    next,
  };
}

/** A page of the rows of a set. Reads one extra row to know whether there is a next page. */
export async function listChangeSetRows(
  { db }: { db: Db },
  { set, show, after }: CallBody<AdminCalls['listChangeSetRows']>,
): Promise<CallReply<AdminCalls['listChangeSetRows']>> {
  if ((await changeSetById(db, set)) === undefined) throw refuse('change_set_not_found');
  const rows = await setRows(db, set, { show, after, limit: ROWS + 1 });
  const shown = rows.slice(0, ROWS);
  const last = rows.length > ROWS ? shown.at(-1) : undefined;
  const next = last === undefined ? null : { change: Math.abs(last.change_tenths), id: last.id };
  return { result: 'success', rows: shown.map(presentRow), next };
}
