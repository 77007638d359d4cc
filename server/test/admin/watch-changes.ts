import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';

/** Tables without records: the audit log, counted attempts, stored replies and seen changes. */
const NO_RECORDS = ['audit_log', 'wrong_tries', 'staff_replies', 'seen_changes'];

/** Records every changed row, by triggers on all tables. */
export async function watchChanges(
  db: Db,
): Promise<{ changedBy: (work: () => Promise<unknown>) => Promise<string[]> }> {
  await sql`create table seen_changes (id bigint generated always as identity, name text not null)`.execute(db);
  await sql`
    create function note_change() returns trigger language plpgsql security definer as $$
    begin
      insert into seen_changes (name) values (tg_table_name);
      return null;
    end $$`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'`.execute(db);
  for (const { name } of rows.filter((one) => !NO_RECORDS.includes(one.name)))
    await sql`
      create trigger noted after insert or update or delete on ${sql.table(name)}
      for each row execute function note_change()`.execute(db);
  return {
    async changedBy(work) {
      await sql`delete from seen_changes`.execute(db);
      await work();
      const seen = await sql<{ name: string }>`select distinct name from seen_changes order by name`.execute(db);
      return seen.rows.map(({ name }) => name);
    },
  };
}
