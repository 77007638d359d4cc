// Runs once before the tests that need real services: one migrated template for all projects, cloned by each test file.
import { runMigrations } from 'graphile-worker';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/db/database.ts';
import { MIGRATION_TIMEOUTS, migrate } from '../src/db/migrate.ts';
import { setRights } from '../src/db/rights/set-rights.ts';
import { createDatabase, dropDatabase, withName } from '../src/db/server-databases.ts';
import { readEnv } from '../src/env.ts';
import { createLogger } from '../src/logger.ts';
import { refreshSearch } from '../src/modules/search/public.ts';
import { loadDemo } from '../src/seed/load-demo.ts';
import { loadReference } from '../src/seed/load-reference.ts';
import { isFull } from './sizes.ts';
import { startThrowawayServer } from './throwaway-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    templateUrl: string;
    redisUrl: string;
  }
}

/** The opening day of the tests' demo shop: offers and dates in tests are relative to it. */
export const DEMO_DAY = new Date('2026-11-15T02:00:00Z');

interface Template {
  url: string;
  remove: () => Promise<void>;
}

/** Shared by the projects of a run. Each loads this module again, so a module variable would not be shared. */
const templates = globalThis as { tokhiTemplate?: { opening: Promise<Template>; projects: number } | undefined };

export async function setup(project: TestProject) {
  templates.tokhiTemplate ??= { opening: makeTemplate(), projects: 0 };
  const template = templates.tokhiTemplate;
  template.projects += 1;
  const { url, remove } = await template.opening;
  project.provide('templateUrl', url);
  project.provide('redisUrl', readEnv().REDIS_URL);
  return async () => {
    template.projects -= 1;
    if (template.projects > 0) return;
    templates.tokhiTemplate = undefined;
    await remove();
  };
}

export async function makeTemplate(): Promise<Template> {
  // At full size everything runs on the configured server.
  const server = isFull ? null : await startThrowawayServer();
  const templateUrl = withName(server?.url ?? readEnv().DATABASE_URL, `tokhi_test_template_${process.pid}`);
  await dropDatabase(templateUrl);
  await createDatabase(templateUrl);
  const logger = createLogger({ level: 'warn', process: 'test' });
  const database = openDatabase({
    url: templateUrl,
    poolSize: 2,
    applicationName: 'tokhi-test',
    ...MIGRATION_TIMEOUTS,
    logger,
  });
  await migrate(database);
  await runMigrations({ pgPool: database.pool });
  await setRights(database.db);
  await loadReference(database.db);
  await loadDemo(database.db, DEMO_DAY);
  while ((await refreshSearch(database.db)) > 0);
  await database.close();
  return { url: templateUrl, remove: () => server?.stop() ?? dropDatabase(templateUrl) };
}
