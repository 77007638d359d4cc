import { defineConfig } from '@playwright/test';

const port = 3190;
const origin = `http://127.0.0.1:${port}`;
const server = process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/tokhi';
const database = new URL(server);
database.pathname = '/tokhi_e2e';
const env = { DATABASE_URL: database.href, PORT: String(port), SHOP_ORIGIN: origin, LOG_LEVEL: 'warn', DRAIN_MS: '0' };

const FOR_DESKTOP = ['**/what-machines-read.spec.ts', '**/an-engineer-reads-the-calls.spec.ts'];

// The shop as in production, from its build, on a database of its own made anew.
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  expect: { timeout: 7_000 },
  use: {
    baseURL: origin,
    locale: 'mn-MN',
    timezoneId: 'Asia/Ulaanbaatar',
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
    },
  },
  // What machines and engineers read does not depend on the size of a screen.
  projects: [
    {
      name: 'phone',
      testIgnore: FOR_DESKTOP,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: 'tablet', testIgnore: FOR_DESKTOP, use: { viewport: { width: 768, height: 1024 } } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    cwd: '..',
    command:
      'NODE_ENV=test node server/src/prepare-database.ts --anew && NODE_ENV=production exec node server/src/api.ts',
    env,
    url: `${origin}/readyz`,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
