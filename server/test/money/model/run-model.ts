import fc from 'fast-check';
import { allOf } from './all-of.ts';
import { expectFinished, finishRun } from './finish-run.ts';
import { type ModelShop, openModelShop } from './shop.ts';
import { stepsOf } from './steps.ts';
import { countIn, newTally, type Tally } from './tally.ts';
import { openWorld } from './world.ts';

export interface Asked {
  steps: number;
  hours: number;
  /** Concurrent shops, each with its own database: while one waits for PostgreSQL another continues. */
  concurrency: number;
  seed: number;
  /** As a failing run printed them; then only that run is repeated. */
  path: string | undefined;
  replayPath: string | undefined;
}

const HOUR_MS = 3_600_000;
const STEPS_OF_A_RUN = 160;
/** Few runs per seed, so that a failing run can be repeated without many before it. */
const RUNS_OF_A_SEED = 10;
/** Invariants are verified after each run, and stay fast for a shop of this many runs. */
const RUNS_OF_A_SHOP = 30;
const SEEDS_OF_A_WORKER = 1_000_000;

/** A shop that is replaced after this many runs, and after a failed run, which would make all later ones fail. */
function shopOfRuns() {
  let shop: ModelShop | undefined;
  let runs = 0;
  let isWhole = true;
  return {
    async run(work: (shop: ModelShop) => Promise<void>): Promise<void> {
      if (shop !== undefined && (!isWhole || runs >= RUNS_OF_A_SHOP)) {
        await shop.close();
        shop = undefined;
        runs = 0;
      }
      shop ??= await openModelShop();
      runs += 1;
      isWhole = false;
      await work(shop);
      isWhole = true;
    },
    close: async () => shop?.close(),
  };
}

async function runWorker(worker: number, asked: Asked, tally: Tally, isOver: () => boolean): Promise<void> {
  const shops = shopOfRuns();
  const { path, replayPath } = asked;
  const commands = fc.commands(stepsOf(tally), {
    ...{ size: 'max', maxCommands: STEPS_OF_A_RUN },
    ...(replayPath !== undefined && { replayPath }),
  });
  const property = fc.asyncProperty(commands, async (deeds) => {
    if (isOver()) return;
    await shops.run(async (shop) => {
      const real = await openWorld(shop);
      await fc.asyncModelRun(() => ({ model: { orders: 0 }, real }), deeds);
      await finishRun(real);
      await expectFinished(real);
      await countIn(tally, real);
    });
  });
  try {
    for (let round = 0; !isOver(); round += 1) {
      const seed = asked.seed + worker * SEEDS_OF_A_WORKER + round;
      await fc.assert(property, { seed, numRuns: RUNS_OF_A_SEED, ...(path !== undefined && { path }) });
      if (path !== undefined) return;
    }
  } finally {
    await shops.close();
  }
}

/** Runs random sequences of events with orders and payments until the steps or the hours are reached; throws at the first failure. */
export async function expectMoneyInvariants(asked: Asked, onProgress: (tally: Tally) => void): Promise<Tally> {
  const tally = newTally();
  const endsAt = performance.now() + asked.hours * HOUR_MS;
  let hasFailed = false;
  const isOver = () => hasFailed || tally.steps >= asked.steps || performance.now() >= endsAt;
  const progressTimer = setInterval(() => onProgress(tally), 60_000);
  const worker = async (_: unknown, number: number) => {
    try {
      await runWorker(number, asked, tally, isOver);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  try {
    await allOf(Array.from({ length: asked.path === undefined ? asked.concurrency : 1 }, worker));
  } finally {
    clearInterval(progressTimer);
  }
  return tally;
}
