import { type RawBuilder, sql } from 'kysely';

/**
 * Raise it by one when search_state gets a counter or search_docs a column. Until the worker of that release is the only one, API
 * processes of that release take every batch of an older worker for a change of everything, and the first newer worker writes
 * the older one's documents again.
 */
export const WRITTEN_FORMAT = 1;

/** Up to which version every batch came from a worker that knows this format; 0 when none has written yet. */
export const writtenUpTo = (format: number): RawBuilder<number> =>
  sql<number>`coalesce(search_state.written_formats[${sql.lit(format)}], 0)`;

/** The formats after a batch of a worker that knows this one: an older worker leaves the newer formats where they are. */
export const writtenBy = (format: number, version: RawBuilder<number>): RawBuilder<number[]> =>
  sql`array_fill(${version}, array[${sql.lit(format)}]) || search_state.written_formats[${sql.lit(format + 1)}:]`;
