import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Database, openDatabase } from '../src/db/database.ts';
import { createDatabase, databaseName, dropDatabase, withName } from '../src/db/server-databases.ts';
import { refuseOutsideCallsInTransactions } from '../src/db/transaction-scope.ts';
import { createLogger } from '../src/logger.ts';

refuseOutsideCallsInTransactions();

/** A database that is slow because the machine is busy is neither away nor stuck; tests of the shop's own limits open their own. */
const PATIENCE_MS = 120_000;

/** A clone of the template for this test file alone: the demo shop, which the file may change as it likes. */
export function databaseOfTest(): { readonly database: Database; readonly url: string } {
  const template = inject('templateUrl');
  const url = withName(template, `tokhi_test_${process.pid}_${randomBytes(4).toString('hex')}`);
  let database: Database | undefined;
  beforeAll(async () => {
    await createDatabase(url, databaseName(template));
    const logger = createLogger({ level: 'silent', process: 'test' });
    const statementTimeoutMs = PATIENCE_MS;
    database = openDatabase({ url, poolSize: 6, applicationName: 'tokhi-test', statementTimeoutMs, logger });
    database.pool.options.connectionTimeoutMillis = PATIENCE_MS;
  });
  afterAll(async () => {
    await database?.close();
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
