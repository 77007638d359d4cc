// Money in any order of events (fast-check commands on real PostgreSQL): every payment is allocated to an order or being refunded.
// A failing run prints its seed and path: MONEY_SEED=… MONEY_PATH=… MONEY_REPLAY=… npx vitest run server/test/money/money-model.test.ts
// runs it again. Its size is in sizes.ts; `npm run money:model` runs a million steps.
import { expect, test } from 'vitest';
import { readRenamed } from '../settings/renamed-variables.ts';
import { sizeOf } from '../sizes.ts';
import { expectMoneyInvariants } from './model/run-model.ts';
import type { Tally } from './model/tally.ts';

const { MONEY_HOURS, MONEY_SEED, MONEY_PATH, MONEY_REPLAY } = process.env;
const MONEY_CONCURRENCY = readRenamed('MONEY_CONCURRENCY');
const SEEDS = 2 ** 30;
/** After this many steps everything must have occurred; the smaller number is for what is not rare. */
const ENOUGH = 10_000;
const ENOUGH_FOR_MOST = 2_500;
const RARE = ['partials', 'sent', 'declined', 'corrected'];

const asked = {
  steps: sizeOf('MONEY_STEPS'),
  hours: Number(MONEY_HOURS ?? 1),
  concurrency: Number(MONEY_CONCURRENCY ?? 3),
  seed: Number(MONEY_SEED ?? Math.floor(Math.random() * SEEDS)),
  path: MONEY_PATH,
  replayPath: MONEY_REPLAY,
};

// No timeout: the number of steps or hours ends it.
const NO_END = 0;

test(
  'never two «paid», every payment is an order’s or on its way back, receipts are money, nothing is stuck, and all invariants hold',
  async () => {
    const begun = performance.now();
    const report = ({ steps, runs, ...seen }: Tally) => {
      const rate = (steps / (performance.now() - begun)) * 1_000;
      const all = Object.entries(seen).map(([what, count]) => `${count} ${what}`);
      const line = `money: ${steps} steps in ${runs} runs, ${rate.toFixed(0)} a second, seed ${asked.seed}`;
      process.stdout.write(`${line}; ${all.join(', ')}\n`);
    };
    const done = await expectMoneyInvariants(asked, report);
    report(done);
    // A model that is mostly refused or answered «busy» would find nothing.
    expect(done.busy).toBeLessThanOrEqual(done.steps / 50);
    const { busy: _, ...seen } = done;
    const isExpected = (what: string) => done.steps >= (RARE.includes(what) ? ENOUGH : ENOUGH_FOR_MOST);
    const unseen = Object.entries(seen).filter(([what, count]) => count === 0 && isExpected(what));
    expect(unseen).toEqual([]);
  },
  NO_END,
);
