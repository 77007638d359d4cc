import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/build/**'];

// Two kinds of tests: those of pure functions need nothing; the others get real PostgreSQL and Redis (a template database
// is migrated once, and each test file clones it).
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['{rules,contract,storefront,sandbox,bench,studio}/**/*.test.ts'],
          exclude,
          // A thousand drawn cases with every branch counted, on a machine that does other things as well.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'real parts',
          include: ['{server,scripts}/**/*.test.ts'],
          exclude,
          globalSetup: ['./server/test/template-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
