import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/build/**'];

// A thousand drawn cases with every branch counted, on a machine that does other things as well.
const testTimeout = 30_000;

// Tests of pure functions need nothing, those of the rules also have their branches counted (`npm run coverage`); the others
// get real PostgreSQL and Redis (a template database is migrated once, and each test file clones it).
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: ['rules/**/*.test.ts'], exclude, testTimeout } },
      {
        test: {
          name: 'pure',
          include: ['{contract,ui,storefront,sandbox,e2e,bench,studio}/**/*.test.ts'],
          exclude,
          testTimeout,
        },
      },
      {
        test: {
          name: 'real parts',
          include: ['{server,scripts}/**/*.test.ts'],
          exclude,
          globalSetup: ['./server/test/template-database.ts'],
          testTimeout,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
