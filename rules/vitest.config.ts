import { defineConfig } from 'vitest/config';

// For mutation runs only (npm run mutate): the rules by themselves, out of the repository's two projects.
export default defineConfig({ test: { include: ['src/**/*.test.ts'] } });
