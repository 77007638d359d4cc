import { type RawBuilder, sql } from 'kysely';

/**
 * Raise it by one when search_state gets a counter or search_docs a column. While workers of both releases run, new API processes take
 * every batch of an older worker as a change of everything, and the first newer worker writes the older one's documents again.
 */
export const WRITTEN_FORMAT = 1;

/** The version up to which every batch came from a worker with this format; 0 when none has written yet. */
export const writtenUpTo = (format: number): RawBuilder<number> =>
  sql<number>`coalesce(search_state.written_formats[${sql.lit(format)}], 0)`;

/** The formats after a batch of a worker with this one: an older worker leaves newer formats unchanged. */
export const writtenBy = (format: number, version: RawBuilder<number>): RawBuilder<number[]> =>
  sql`array_fill(${version}, array[${sql.lit(format)}]) || search_state.written_formats[${sql.lit(format + 1)}:]`;
