import fc from 'fast-check';
import { allOf } from './all-of.ts';
import { expectAllSettled, settle } from './settles.ts';
import { type ModelShop, openModelShop } from './shop.ts';
import { stepsOf } from './steps.ts';
import { countIn, newTally, type Tally } from './tally.ts';
import { openWorld } from './world.ts';

export interface Asked {
  steps: number;
  hours: number;
  /** Shops beside each other, each with a database of its own: while one waits for PostgreSQL another goes on. */
  lanes: number;
  seed: number;
  /** As a failing run printed them; then it alone is run. */
  path: string | undefined;
  replayPath: string | undefined;
}

const HOUR_MS = 3_600_000;
const STEPS_OF_A_RUN = 160;
/** Seeds are told one by one, so that a failing run is found again without those before it. */
const RUNS_OF_A_SEED = 10;
/** Books are looked at after each run, and a shop of so many runs is still read in a moment. */
const RUNS_OF_A_SHOP = 30;
const SEEDS_OF_A_LANE = 1_000_000;

/** A shop that is opened anew after so many runs, and after one that failed: it would fail all that come after. */
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

async function runLane(lane: number, asked: Asked, tally: Tally, isOver: () => boolean): Promise<void> {
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
      await settle(real);
      await expectAllSettled(real);
      await countIn(tally, real);
    });
  });
  try {
    for (let round = 0; !isOver(); round += 1) {
      const seed = asked.seed + lane * SEEDS_OF_A_LANE + round;
      await fc.assert(property, { seed, numRuns: RUNS_OF_A_SEED, ...(path !== undefined && { path }) });
      if (path !== undefined) return;
    }
  } finally {
    await shops.close();
  }
}

/** Runs orders and their money through any order of events until so many steps are done, or the hours are over; throws at the first break. */
export async function expectMoneyToHold(asked: Asked, onProgress: (tally: Tally) => void): Promise<Tally> {
  const tally = newTally();
  const endsAt = performance.now() + asked.hours * HOUR_MS;
  let hasFailed = false;
  const isOver = () => hasFailed || tally.steps >= asked.steps || performance.now() >= endsAt;
  const told = setInterval(() => onProgress(tally), 60_000);
  const lane = async (_: unknown, number: number) => {
    try {
      await runLane(number, asked, tally, isOver);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  try {
    await allOf(Array.from({ length: asked.path === undefined ? asked.lanes : 1 }, lane));
  } finally {
    clearInterval(told);
  }
  return tally;
}
