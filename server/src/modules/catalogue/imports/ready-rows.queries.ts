import { type RawBuilder, sql } from 'kysely';
import { isReady } from './row-states.queries.ts';

/** What a change set is made of: the products of the rows that are right, as they were when they were compared. */
export const readyRows = (importId: number): RawBuilder<unknown> => sql`
  select product_id, seen_version, wanted as after from import_rows where import_id = ${importId} and ${isReady}`;
