import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/build/**'];

// What has not come by then hangs. A machine that does other things as well costs time and breaks nothing: no test is about
// how long something takes.
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000, interval: 50 } } };

// Pure functions leave nothing behind: their files share a process, whose start would cost more than they do.
const isolate = false;

// Tests of pure functions need nothing, those of the rules also have their branches counted (`npm run coverage`); the others
// get real PostgreSQL and Redis (a template database is migrated once, and each test file clones it).
export default defineConfig({
  test: {
    // Half of the time a test with real parts waits for them.
    maxWorkers: availableParallelism() + 1,
    projects: [
      { test: { name: 'rules', include: ['rules/**/*.test.ts'], exclude, isolate, ...patience } },
      {
        test: {
          name: 'pure',
          include: ['{contract,ui,storefront,sandbox,e2e,bench,studio}/**/*.test.ts'],
          exclude,
          isolate,
          ...patience,
        },
      },
      {
        test: {
          name: 'real parts',
          include: ['{server,scripts}/**/*.test.ts'],
          exclude,
          globalSetup: ['./server/test/template-database.ts'],
          ...patience,
        },
      },
    ],
  },
});
