import { type RawBuilder, sql } from 'kysely';
import { isReady } from './row-states.queries.ts';

/** The rows of a change set: the products of correct rows, in the versions that were compared. */
export const readyRows = (importId: number): RawBuilder<unknown> => sql`
  select product_id, seen_version, wanted as after from import_rows where import_id = ${importId} and ${isReady}`;
