import { sql } from 'kysely';

/** Whether a row of the history is a step that was not taken back; `change` is the row's alias in the statement. */
export const isStanding = (change: string) => sql<boolean>`(${sql.ref(`${change}.takes_back`)} is null and not exists (
  select from order_status_changes back where back.takes_back = ${sql.ref(`${change}.id`)}))`;
