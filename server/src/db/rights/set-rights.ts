import { sql } from 'kysely';
import type { Db, Tx } from '../database.ts';
import { SESSION_SETTINGS } from '../session-settings.ts';
import { EVERYBODY, GRANTEES, type GrantedThing, grantedRights } from './granted-rights.ts';
import { PROCESSES, roleOf } from './roles.ts';
import { type Privilege, wantedRights } from './wanted-rights.ts';

/**
 * Behind a pooler a connection cannot set these itself (PgBouncer refuses them at the start of a connection), so the role has them. A
 * connection without a pooler sets them too, and may set other values.
 */
const ROLE_SETTINGS = {
  ...SESSION_SETTINGS,
  statement_timeout: '10s',
  idle_in_transaction_session_timeout: '15s',
} as const;

/**
 * Makes the rights of the processes' roles equal to table-rights.ts: a right that is not listed there is revoked. One transaction, so that
 * an open shop never lacks a right. Safe to run again; then it changes nothing. With `keeps`, the roles keep additional rights: processes
 * of another release still run, and need the rights of their own list (record 224).
 */
export async function setRights(db: Db, { keeps = false }: { keeps?: boolean } = {}): Promise<void> {
  for (const role of PROCESSES.map(roleOf)) await keepRole(db, role);
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('rights of the processes'))`.execute(tx);
    const statements = (await grantedRights(tx)).flatMap((thing) => corrections(thing, keeps));
    if (statements.length > 0) await sql.raw(statements.join(';\n')).execute(tx);
    await openGuardedTables(tx);
  });
}

/** Only the differences: a new grant makes every connection plan its statements again. */
function corrections(thing: GrantedThing, keeps: boolean): string[] {
  const wanted = wantedRights(thing);
  const kind = thing.kind.toUpperCase();
  return GRANTEES.flatMap((role) => {
    const [has, shall] = [thing.granted[role] ?? [], wanted[role] ?? []];
    if (isSame(has, shall)) return [];
    if (keeps && role !== EVERYBODY) {
      const missing = shall.filter((one) => !has.includes(one));
      return missing.length > 0 ? [`GRANT ${missing.join(', ')} ON ${kind} ${thing.sqlName} TO ${role}`] : [];
    }
    return [
      ...(has.length > 0 ? [`REVOKE ALL ON ${kind} ${thing.sqlName} FROM ${role}`] : []),
      ...(shall.length > 0 ? [`GRANT ${shall.join(', ')} ON ${kind} ${thing.sqlName} TO ${role}`] : []),
    ];
  });
}

const isSame = (some: readonly Privilege[], others: readonly Privilege[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));

/** All databases of the server share the roles; two writers at once would conflict, so only differences are written. */
async function keepRole(db: Db, role: string): Promise<void> {
  await sql`
    do ${sql.lit(`begin
      create role ${role} login;
    exception when duplicate_object or unique_violation then null;
    end`)}`.execute(db);
  const { rows } = await sql<{ settings: string[] | null }>`
    select rolconfig as settings from pg_roles where rolname = ${role}`.execute(db);
  const known = new Set(rows[0]?.settings ?? []);
  for (const [name, value] of Object.entries(ROLE_SETTINGS)) {
    if (known.has(`${name}=${value}`)) continue;
    await sql`alter role ${sql.id(role)} set ${sql.raw(name)} = ${sql.lit(value)}`.execute(db);
  }
}

/** With row-level security the queue's tables show their rows to the owner only, unless a policy says otherwise. */
async function openGuardedTables(tx: Tx): Promise<void> {
  const { rows } = await sql<{ table: string; role: string }>`
    select c.relname as table, r.rolname as role from pg_class c cross join pg_roles r
    where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
      and r.rolname = any(${PROCESSES.map(roleOf)}::text[])
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = r.rolname)`.execute(tx);
  for (const { table, role } of rows)
    await sql`create policy ${sql.id(role)} on ${sql.id('graphile_worker', table)} to ${sql.id(role)}
      using (true) with check (true)`.execute(tx);
}

/** The single role of earlier installations, which had every right on every row; it stays until somebody drops it. */
export async function hasFormerRole(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from pg_shdepend d join pg_roles r on r.oid = d.refobjid
    join pg_database b on b.oid = d.dbid and b.datname = current_database()
    where d.refclassid = 'pg_authid'::regclass and r.rolname = 'tokhi_app' limit 1`.execute(db);
  return rows.length > 0;
}
