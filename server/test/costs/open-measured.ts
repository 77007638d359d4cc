import { type Database, openDatabase } from '../../src/db/database.ts';
import { asProcess, type Process } from '../../src/db/rights/roles.ts';
import { createLogger } from '../../src/logger.ts';

/** A busy machine is slow and costs no statement more. */
const PATIENCE_MS = 120_000;

/** For a test that starts a shop for each of many rows: longer than the limit of one that starts a single shop. */
export const PATIENCE_FOR_ALL_MS = 900_000;

/** The database with the rights of a process and one connection, which nothing was sent on yet: what is sent does not depend on which of them is free first. */
export const openMeasured = (url: string, process: Process): Database =>
  openDatabase({
    ...{ url: asProcess(url, process), poolSize: 1, applicationName: 'tokhi-costs', statementTimeoutMs: PATIENCE_MS },
    logger: createLogger({ level: 'silent', process: 'test' }),
  });
