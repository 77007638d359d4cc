import { createLogger } from '../logger.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { createDatabase, dropDatabase, withName } from './server-databases.ts';

/** Runs `work` on a new, migrated database of its own, and drops that database in any case. */
export async function withScratchDatabase<Result>(
  serverUrl: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const url = withName(serverUrl, `tokhi_scratch_${process.pid}`);
  await dropDatabase(url);
  await createDatabase(url);
  const logger = createLogger({ level: 'warn', process: 'scratch' });
  const database = openDatabase({ url, poolSize: 2, applicationName: 'tokhi-scratch', logger });
  try {
    await migrate(database);
    return await work(database);
  } finally {
    await database.close();
    await dropDatabase(url);
  }
}
