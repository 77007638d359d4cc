import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Database, type Db, openDatabase } from '../src/db/database.ts';
import { asProcess, type Process } from '../src/db/rights/roles.ts';
import { wantedRights } from '../src/db/rights/wanted-rights.ts';
import { createDatabase, databaseName, dropDatabase, withName } from '../src/db/server-databases.ts';
import { refuseOutsideCallsInTransactions } from '../src/db/transaction-scope.ts';
import { createLogger } from '../src/logger.ts';

refuseOutsideCallsInTransactions();

/** A database that is slow because of a busy machine is neither away nor stuck; tests of the shop's own limits open their own. */
const PATIENCE_MS = 120_000;

/** For each open database of a test, how to open it as a process of the shop. */
const openers = new WeakMap<Db, (process: Process) => Database>();

/**
 * The same database with the rights of a shop process, for tests of that process: they reveal a missing right before a customer
 * does. Test setup and assertions use the owner's rights. The connection of `databaseOfTest` is separate.
 */
export const databaseAs = (database: Database, process: Process): Database =>
  openers.get(database.db)?.(process) ?? database;

/** The same for its queries. */
export const dbAs = (db: Db, process: Process): Db => openers.get(db)?.(process).db ?? db;

/** A clone of the template for this test file: the demo shop, which the file may change freely. */
export function databaseOfTest(): { readonly database: Database; readonly url: string } {
  const template = inject('templateUrl');
  const url = withName(template, `tokhi_test_${process.pid}_${randomBytes(4).toString('hex')}`);
  let database: Database | undefined;
  const ofProcesses = new Map<Process, Database>();
  beforeAll(async () => {
    await createDatabase(url, databaseName(template));
    database = openUnhurried(url);
    await setRightsOn(url, database);
    openers.set(database.db, (process) => {
      const opened = ofProcesses.get(process) ?? openUnhurried(asProcess(url, process));
      ofProcesses.set(process, opened);
      return opened;
    });
  });
  afterAll(async () => {
    for (const opened of [database, ...ofProcesses.values()]) await opened?.close();
    await dropDatabase(url);
  });
  return {
    get database() {
      if (!database) throw new Error('the database of a test is open only while the test runs');
      return database;
    },
    url,
  };
}

/** A clone inherits the rights on the contents of its template, but not those on the template database. */
async function setRightsOn(url: string, { pool }: Database): Promise<void> {
  const name = databaseName(url);
  const wanted = wantedRights({ kind: 'database', schema: 'public', name, isTriggerFunction: false });
  const granted = Object.entries(wanted).map(
    ([role, all]) => `grant ${all.join(', ')} on database "${name}" to ${role}`,
  );
  await pool.query([`revoke all on database "${name}" from public`, ...granted].join(';'));
}

function openUnhurried(url: string): Database {
  const logger = createLogger({ level: 'silent', process: 'test' });
  const statementTimeoutMs = PATIENCE_MS;
  const database = openDatabase({ url, poolSize: 6, applicationName: 'tokhi-test', statementTimeoutMs, logger });
  database.pool.options.connectionTimeoutMillis = PATIENCE_MS;
  return database;
}
