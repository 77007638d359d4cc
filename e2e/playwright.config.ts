import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { FULL } from './full-size.ts';
import { processesOfJourneys, shopOrigin } from './processes-of-journeys.ts';

/** Headless Chromium takes little more than half the time; where it is missing the whole browser does the same. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const IN_THE_GATE = process.env['CI'] === 'true';

const FOR_DESKTOP = [
  '**/what-machines-read.spec.ts',
  '**/what-search-engines-find.spec.ts',
  '**/an-engineer-reads-the-calls.spec.ts',
  '**/one-style-sheet.spec.ts',
  '**/one-font.spec.ts',
  '**/the-named-lists.spec.ts',
  '**/an-address-that-leads-nowhere.spec.ts',
  '**/emails-arrive.spec.ts',
  '**/same-for-everybody.spec.ts',
  '**/social.spec.ts',
  '**/a-script-that-does-not-come.spec.ts',
  '**/html-that-was-lost.spec.ts',
  '**/goods/what-a-card-says.spec.ts',
  '**/orders/printing-an-order.spec.ts',
  '**/shipping/what-the-shop-refuses.spec.ts',
  '**/shipping/nothing-typed-is-lost.spec.ts',
  '**/paying/every-payment-method.spec.ts',
  '**/paying/money-that-is-never-lost.spec.ts',
  '**/paying/with-keys-alone.spec.ts',
  '**/paying/the-receipt.spec.ts',
];
const FOR_PHONE = ['**/page-weight.spec.ts', '**/on-a-phone.spec.ts', '**/paying/paying-on-a-phone.spec.ts'];

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  // Browsers wait for the shop a quarter of the time.
  workers: availableParallelism() + 1,
  // In the gate a failed journey is retried once, and is reported as flaky. On a developer machine it fails at once, so that
  // it gets fixed.
  retries: IN_THE_GATE ? 1 : 0,
  // Each failure waits for its timeouts: with a broken shop a run would take hours.
  maxFailures: IN_THE_GATE ? 12 : 0,
  forbidOnly: true,
  reporter: [['list']],
  // A step that takes longer hangs: browsers and shop share the cores with other load, which only costs time.
  timeout: 150_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: shopOrigin,
    locale: 'mn-MN',
    timezoneId: 'Asia/Ulaanbaatar',
    launchOptions: {
      // A person presses more slowly than a test: SLOW_MO_MS=200 measures how long a person takes.
      slowMo: Number(process.env['SLOW_MO_MS'] ?? 0),
      executablePath: existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
    },
  },
  // The phone project runs what differs there: touch, the bars at its edges, sheets and the drawer; those journeys have the tag @phone.
  // Layout is checked by resizing (every-screen.spec.ts, expectFits). With FULL=true a phone runs every journey except those
  // that do not depend on the screen at all: what machines read, what is in a list or behind an address, what the shop refuses.
  projects: [
    {
      name: 'phone',
      testIgnore: FOR_DESKTOP,
      ...(!FULL && { grep: /@phone/ }),
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testIgnore: FOR_PHONE, use: { viewport: { width: 1440, height: 900 } } },
    // nginx with the configuration of ops/ in front of the shop.
    { name: 'edge', testDir: 'edge', use: { viewport: { width: 1440, height: 900 } } },
  ],
  // With a shop that already runs, such as that of `npm run dev`, nothing is started.
  ...(process.env['BASE_URL'] === undefined && {
    webServer: processesOfJourneys,
    globalTeardown: './no-traces-in-logs.ts',
  }),
});
