// Money in any order of events (fast-check commands on real PostgreSQL): whatever happens, it is an order's or on its way back.
// A failing run prints its seed and path: MONEY_SEED=… MONEY_PATH=… MONEY_REPLAY=… npx vitest run server/test/money/money-model.test.ts
// runs it again. `npm run money:model` runs a million steps.
import { expect, test } from 'vitest';
import { expectMoneyToHold } from './model/run-model.ts';
import type { Tally } from './model/tally.ts';

const { MONEY_STEPS, MONEY_HOURS, MONEY_LANES, MONEY_SEED, MONEY_PATH, MONEY_REPLAY } = process.env;
const SEEDS = 2 ** 30;
/** So many steps have seen everything at least once. */
const ENOUGH = 10_000;

const asked = {
  steps: Number(MONEY_STEPS ?? 20_000),
  hours: Number(MONEY_HOURS ?? 1),
  lanes: Number(MONEY_LANES ?? 3),
  seed: Number(MONEY_SEED ?? Math.floor(Math.random() * SEEDS)),
  path: MONEY_PATH,
  replayPath: MONEY_REPLAY,
};

// Until it is done: what ends it is the number of steps, or the hours.
const NO_END = 0;

test(
  'never two «paid», every payment is an order’s or on its way back, receipts are money, nothing is stuck, and the books are in order',
  async () => {
    const begun = performance.now();
    const tell = ({ steps, runs, ...seen }: Tally) => {
      const rate = (steps / (performance.now() - begun)) * 1_000;
      const all = Object.entries(seen).map(([what, count]) => `${count} ${what}`);
      const line = `money: ${steps} steps in ${runs} runs, ${rate.toFixed(0)} a second, seed ${asked.seed}`;
      process.stdout.write(`${line}; ${all.join(', ')}\n`);
    };
    const done = await expectMoneyToHold(asked, tell);
    tell(done);
    // A model that is mostly refused, or told that the shop is busy, would find nothing.
    expect(done.busy).toBeLessThanOrEqual(done.steps / 50);
    const { busy: _, ...seen } = done;
    const unseen = Object.entries(seen).filter(([, count]) => count === 0);
    expect(done.steps < ENOUGH ? [] : unseen).toEqual([]);
  },
  NO_END,
);
