import { defineConfig } from 'vitest/config';

// For mutation runs only (npm run mutate): the rules alone, without the repository's two projects.
export default defineConfig({ test: { include: ['src/**/*.test.ts'] } });
