// The steps of `npm run full`, each of which can be finished separately. The sizes are in server/test/sizes.ts and e2e/full-size.ts.

export interface FullStep {
  name: string;
  command: string;
}

/** Files whose full size takes minutes to hours; all other sized tests run with the rest. */
const LONG: Record<string, string[]> = {
  'money model': ['server/test/money/money-model.test.ts'],
  kills: ['server/test/money/kills.test.ts'],
  'paid at the last second': ['server/test/money/last-second.test.ts'],
  'generated receipts': ['server/test/money/generated-receipts.test.ts'],
  'generated checkouts': ['server/test/orders/generated-checkouts.test.ts'],
  'replayed money': ['server/test/money/replayed-money.test.ts', 'server/test/money/odd-callbacks.test.ts'],
  floods: [
    'server/src/modules/accounts/entry/a-flood-of-tries.test.ts',
    'server/src/modules/accounts/attempts/many-sessions.test.ts',
    'server/test/abuse/bombing.test.ts',
  ],
  'hostile bodies': [
    'server/test/hostile/hostile.test.ts',
    'server/test/orders/hostile-orders.test.ts',
    'server/test/money/hostile-money.test.ts',
  ],
  'lost connections': ['server/test/jobs/lost-connections.test.ts'],
};
const SHARDS_OF_JOURNEYS = [1, 2, 3, 4];

const vitest = (args: string) => `vitest run ${args} --reporter=default --reporter=json --outputFile.json="$REPORT"`;
const longFiles = Object.values(LONG).flat().join(' ');

export const FULL_STEPS: FullStep[] = [
  { name: 'rules', command: vitest('--project rules') },
  { name: 'all other tests', command: `LEAVE_OUT='${longFiles}' ${vitest("--project pure --project 'real parts*'")}` },
  ...Object.entries(LONG).map(([name, files]) => ({ name, command: vitest(files.join(' ')) })),
  // On its own shop: it creates thousands of orders.
  { name: 'races', command: 'npm run --silent reset && npm run --silent races' },
  // Built each time: another commit may have been built between two runs.
  ...SHARDS_OF_JOURNEYS.map((shard) => ({
    name: `journeys ${shard} of ${SHARDS_OF_JOURNEYS.length}`,
    command: `npm run --silent build && PLAYWRIGHT_JSON_OUTPUT_NAME="$REPORT" playwright test --config e2e/playwright.config.ts --shard=${shard}/${SHARDS_OF_JOURNEYS.length} --reporter=list,json`,
  })),
];
