// Journeys against the broken versions of the shop that `npm run spec:prove` has built and started: one project for each. What
// does not appear within seconds never does.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

interface Play {
  name: string;
  file: string;
  pattern: string;
  screen: string;
  broken: string;
}

const { webServer: _started, globalTeardown: _teardown, projects = [], ...rest } = base;
const asked = process.env['PROOF_JOURNEYS'];
const plays: Play[] = asked === undefined ? [] : JSON.parse(readFileSync(asked, 'utf8'));
const CHROMIUM =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

export default defineConfig({
  ...rest,
  // Failing journeys mostly wait for timeouts.
  workers: 2 * availableParallelism() + 1,
  retries: 0,
  maxFailures: 0,
  reporter: [['./proof-reporter.ts']],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: { ...rest.use, actionTimeout: 20_000, navigationTimeout: 60_000 },
  projects: plays.map(({ name, file, pattern, screen, broken }) => ({
    name,
    testMatch: `**/${file.replace('e2e/journeys/', '')}`,
    grep: new RegExp(pattern),
    use: {
      ...projects.find((one) => one.name === screen)?.use,
      ...(broken && { userAgent: `${CHROMIUM} broken/${broken}` }),
    },
  })),
});
