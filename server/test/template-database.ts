// Run once before the tests that need real parts: one migrated template, cloned by each test file (some 50 ms each).
import { runMigrations } from 'graphile-worker';
import type { TestProject } from 'vitest/node';
import { grantToApplication } from '../src/db/application-role.ts';
import { openDatabase } from '../src/db/database.ts';
import { MIGRATION_PATIENCE, migrate } from '../src/db/migrate.ts';
import { createDatabase, dropDatabase, withName } from '../src/db/server-databases.ts';
import { readEnv } from '../src/env.ts';
import { createLogger } from '../src/logger.ts';
import { refreshSearch } from '../src/modules/search/public.ts';
import { loadDemo } from '../src/seed/load-demo.ts';
import { loadReference } from '../src/seed/load-reference.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    templateUrl: string;
    redisUrl: string;
  }
}

/** The day on which the demo shop of the tests was opened: offers and dates in tests count from here. */
export const DEMO_DAY = new Date('2026-11-15T02:00:00Z');

export async function setup(project: TestProject) {
  const env = readEnv();
  const templateUrl = withName(
    env.DATABASE_URL,
    `tokhi_test_template_${process.pid}_${project.name.replaceAll(' ', '_')}`,
  );
  await dropDatabase(templateUrl);
  await createDatabase(templateUrl);
  const logger = createLogger({ level: 'warn', process: 'test' });
  const database = openDatabase({
    url: templateUrl,
    poolSize: 2,
    applicationName: 'tokhi-test',
    ...MIGRATION_PATIENCE,
    logger,
  });
  await migrate(database.db);
  await runMigrations({ pgPool: database.pool });
  await grantToApplication(database.db);
  await loadReference(database.db);
  await loadDemo(database.db, DEMO_DAY);
  while ((await refreshSearch(database.db)) > 0);
  await database.close();
  project.provide('templateUrl', templateUrl);
  project.provide('redisUrl', env.REDIS_URL);
  return () => dropDatabase(templateUrl);
}
