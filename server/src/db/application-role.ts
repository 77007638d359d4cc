import { sql } from 'kysely';
import type { Db } from './database.ts';
import { SESSION_SETTINGS } from './session-settings.ts';

/** As whom API and worker work: rows yes, tables no. The owner of the tables is another role, which only migrations use. */
export const APPLICATION_ROLE = 'tokhi_app';

/**
 * Behind a pooler a connection cannot say these itself (PgBouncer refuses them at the start of a connection), so they stand on
 * the role. A connection without a pooler says them too, and may say others.
 */
const ROLE_SETTINGS = {
  ...SESSION_SETTINGS,
  statement_timeout: '10s',
  idle_in_transaction_session_timeout: '15s',
} as const;

const ROLE = sql.id(APPLICATION_ROLE);

/** Lets the application's role read and write every table that is there, and change none of them. Safe to run again. */
export async function grantToApplication(db: Db): Promise<void> {
  await sql`
    do ${sql.lit(`begin
      create role ${APPLICATION_ROLE} login;
    exception when duplicate_object or unique_violation then null;
    end`)}`.execute(db);
  for (const schema of ['public', 'graphile_worker']) {
    const name = sql.id(schema);
    await sql`grant usage on schema ${name} to ${ROLE}`.execute(db);
    await sql`grant select, insert, update, delete on all tables in schema ${name} to ${ROLE}`.execute(db);
    await sql`grant usage on all sequences in schema ${name} to ${ROLE}`.execute(db);
    await sql`grant execute on all functions in schema ${name} to ${ROLE}`.execute(db);
  }
  await openGuardedTables(db);
  await applySettings(db);
}

/** The job queue shows the rows of its tables to their owner only, unless a policy says otherwise. */
async function openGuardedTables(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = ${APPLICATION_ROLE})`.execute(
    db,
  );
  for (const { name } of rows) {
    const table = sql.id('graphile_worker', name);
    await sql`create policy ${ROLE} on ${table} to ${ROLE} using (true) with check (true)`.execute(db);
  }
}

/** Only what differs: the role is shared by all databases of the server, and two who write it at once would disturb each other. */
async function applySettings(db: Db): Promise<void> {
  const { rows } = await sql<{ settings: string[] | null }>`
    select rolconfig as settings from pg_roles where rolname = ${APPLICATION_ROLE}`.execute(db);
  const known = new Set(rows[0]?.settings ?? []);
  for (const [name, value] of Object.entries(ROLE_SETTINGS)) {
    if (known.has(`${name}=${value}`)) continue;
    await sql`alter role ${ROLE} set ${sql.raw(name)} = ${sql.lit(value)}`.execute(db);
  }
}

/** The same database, as the application. A password is the environment's to give (APPLICATION_DATABASE_URL). */
export function asApplication(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = APPLICATION_ROLE;
  url.password = '';
  return url.href;
}
