import { type Database, openDatabase } from '../../src/db/database.ts';
import { asProcess, type Process } from '../../src/db/rights/roles.ts';
import { createLogger } from '../../src/logger.ts';

/** A busy machine is slow, but sends no more statements. */
const PATIENCE_MS = 120_000;

/** For a test that starts a shop for each of many rows: longer than for a single shop. */
export const PATIENCE_FOR_ALL_MS = 900_000;

/** The database with a process's rights and one unused connection, so that the statements do not depend on which connection is free. */
export const openMeasured = (url: string, process: Process): Database =>
  openDatabase({
    ...{ url: asProcess(url, process), poolSize: 1, applicationName: 'tokhi-costs', statementTimeoutMs: PATIENCE_MS },
    logger: createLogger({ level: 'silent', process: 'test' }),
  });
