import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { databaseOfJourneys } from './database-of-journeys.ts';

// A shop that runs already, such as that of `npm run dev`; otherwise one is started.
const running = process.env['BASE_URL'];
const port = 3190;
const origin = running ?? `http://127.0.0.1:${port}`;
const env = {
  DATABASE_URL: databaseOfJourneys(),
  PORT: String(port),
  SHOP_ORIGIN: origin,
  LOG_LEVEL: 'warn',
  DRAIN_MS: '0',
  // Browsers and shop share the cores here: that the shop is slow for a moment is not what journeys are about.
  EVENT_LOOP_DELAY_LIMIT_MS: '20000',
};

/** Chromium without its window takes little more than half the time; where it is missing the whole browser does the same. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const FOR_DESKTOP = [
  '**/what-machines-read.spec.ts',
  '**/what-search-engines-find.spec.ts',
  '**/an-engineer-reads-the-calls.spec.ts',
  '**/one-style-sheet.spec.ts',
  '**/the-named-lists.spec.ts',
  '**/an-address-that-leads-nowhere.spec.ts',
];
const FOR_PHONE = ['**/page-weight.spec.ts'];

// The shop as in production, from its build, on a database of its own made anew.
const webServer = {
  cwd: '..',
  command:
    'NODE_ENV=test node server/src/prepare-database.ts --anew && NODE_ENV=production exec node server/src/api.ts',
  env,
  url: `${origin}/readyz`,
  reuseExistingServer: false,
  timeout: 60_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
};

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // In the gate, browsers and shop share two cores with whatever else runs there: a journey that a stall broke gets a second
  // try, and is named as flaky. At the desk it fails at once, so that it gets mended.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  forbidOnly: true,
  reporter: [['list']],
  // A shop from its sources compiles a page when it is first asked for.
  timeout: running === undefined ? 30_000 : 60_000,
  expect: { timeout: running === undefined ? 7_000 : 20_000 },
  use: {
    baseURL: origin,
    locale: 'mn-MN',
    timezoneId: 'Asia/Ulaanbaatar',
    launchOptions: {
      executablePath: existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
    },
  },
  // What machines and engineers read does not depend on the size of a screen, nor what is in a list or behind an address; how
  // lists and errors look on each is in every-screen.spec.ts.
  projects: [
    {
      name: 'phone',
      testIgnore: FOR_DESKTOP,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    // Between the two only the layout differs.
    { name: 'tablet', testMatch: '**/every-screen.spec.ts', use: { viewport: { width: 768, height: 1024 } } },
    { name: 'desktop', testIgnore: FOR_PHONE, use: { viewport: { width: 1440, height: 900 } } },
    // nginx with the configuration of ops/ before the shop.
    { name: 'edge', testDir: 'edge', use: { viewport: { width: 1440, height: 900 } } },
  ],
  ...(running === undefined && { webServer }),
});
