import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// `npm run full` leaves out here what it runs as steps of their own: the option --exclude does not reach projects.
const leftOut = process.env['LEAVE_OUT']?.split(' ') ?? [];
const exclude = ['**/node_modules/**', '**/build/**', ...leftOut];

// What has not come by then hangs. A machine that does other things as well costs time and breaks nothing: no test is about
// how long something takes.
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000, interval: 50 } } };

// Pure functions leave nothing behind, and neither do the modules of the shop (no memo, no cache outside of its owner): their files
// share a process, because reading the shop anew for each of them would cost as much as the tests.
const isolate = false;

/** What takes longest begins first: at the end everything would wait for it. */
const LONG = [
  ...[
    'money-model',
    'kills',
    'killed-batches',
    'races',
    'silent-database',
    'dependency-rules',
    'a-flood-of-tries',
    'replayed-money',
    'worker',
    'costs/calls',
  ],
  ...[
    'emails-survive',
    'graceful-stop',
    'hostile-texts',
    'plans',
    'login',
    'database-away',
    'with-idempotency',
    'migrate',
    'redis-down',
  ],
].map((name) => `/${name}.test.ts`);
const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((name) => moduleId.endsWith(name));

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const setupFiles = ['./scripts/seed-properties.ts'];

/** Of the server's other tests, those that start no process and stop no clock. */
const TOGETHER = [
  'server/src/{modules,providers,seed,http/calls,http/requests}/**/*.test.ts',
  'server/test/{guards,admin,abuse,authorisation,search,search-generator}/**/*.test.ts',
];
const globalSetup = ['./server/test/template-database.ts'];

// Tests of pure functions need nothing, those of the rules also have their branches counted (`npm run coverage`); the others
// get real PostgreSQL and Redis (a template database is migrated once a project, and each test file clones it).
export default defineConfig({
  test: {
    // Half of the time a test with real parts waits for them.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'rules', include: ['rules/**/*.test.ts'], exclude, isolate, setupFiles, ...patience } },
      {
        test: {
          name: 'pure',
          include: ['{contract,ui,pictures,storefront,admin,sandbox,e2e,bench,studio}/**/*.test.ts'],
          exclude,
          isolate,
          setupFiles,
          ...patience,
        },
      },
      {
        test: {
          name: 'real parts of modules',
          include: TOGETHER,
          exclude,
          isolate,
          setupFiles,
          globalSetup,
          ...patience,
        },
      },
      {
        test: {
          name: 'real parts',
          include: ['{server,scripts}/**/*.test.ts'],
          exclude: [...exclude, ...TOGETHER],
          setupFiles,
          globalSetup,
          ...patience,
        },
      },
      {
        // After a build (`npm run costs:pages`). React reads NODE_ENV and renders otherwise in development.
        test: {
          name: 'built pages',
          include: ['server/test/**/*.built.ts'],
          env: { NODE_ENV: 'production' },
          server: { deps: { external: [/\/storefront\/build\//] } },
          globalSetup,
          ...patience,
        },
      },
    ],
  },
});
