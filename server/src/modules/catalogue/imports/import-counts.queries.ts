import { type ImportWarning, importWarningBits } from '@tokhi/contract/admin/imports/import-words';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { hasWarning, isOpen, isReady, SECOND_PERSON } from './row-states.queries.ts';

type Figure =
  | 'rows'
  | 'up'
  | 'down'
  | 'other'
  | 'same'
  | 'warned'
  | 'open'
  | 'stopped'
  | 'left_out'
  | 'ready'
  | 'second_person';

export type ImportCounts = Record<Figure, number> & {
  average_up: number | null;
  average_down: number | null;
  open_by_warning: Record<ImportWarning, number>;
};

const byWarning = sql.join(
  (Object.keys(importWarningBits) as ImportWarning[]).map(
    (warning) => sql`${sql.lit(warning)}, count(*) filter (where ${isOpen} and ${hasWarning(warning)})`,
  ),
);

/** Counts of the rows below the headings, in one query. */
export async function countRows(db: Db, id: number, headingAt: number): Promise<ImportCounts> {
  const { rows } = await sql<ImportCounts>`
    select count(*)::int as rows,
      (count(*) filter (where outcome = 'up'))::int as up,
      (count(*) filter (where outcome = 'down'))::int as down,
      (count(*) filter (where outcome = 'other'))::int as other,
      (count(*) filter (where outcome = 'same'))::int as same,
      (avg(change_tenths) filter (where outcome = 'up'))::int as average_up,
      (avg(change_tenths) filter (where outcome = 'down'))::int as average_down,
      (count(*) filter (where ${hasWarning()}))::int as warned,
      (count(*) filter (where ${isOpen}))::int as open,
      jsonb_build_object(${byWarning}) as open_by_warning,
      (count(*) filter (where outcome = 'wrong'))::int as stopped,
      (count(*) filter (where is_left_out))::int as left_out,
      (count(*) filter (where ${isReady}))::int as ready,
      (count(*) filter (where ${isReady} and warnings & ${sql.lit(SECOND_PERSON)} <> 0))::int as second_person
    from import_rows where import_id = ${id} and at > ${headingAt}`.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new Error(`import ${id} was not counted`);
  return counts;
}
