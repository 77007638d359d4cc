import type { Item } from './items.ts';
import type { Side } from './start-side.ts';
import { takeTurn } from './take-turn.ts';
import { orderOfTurns, type Round, ratePerSecond, type SideName } from './turns.ts';

export interface Measured {
  name: string;
  /** Empty if the older commit does not answer. */
  rounds: Round[];
}

interface Bounds {
  rounds: number;
  /** The approximate length of a turn, which has the same number of requests on both sides. */
  seconds: number;
}

/** The first requests of a process also pay for its compilation; a few more show its rate. */
const WARM_UP = 40;
const TRIED = 16;
/** Even on a slow machine: with fewer requests a single slow one would decide. */
const LEAST_OF_TURN = 16;

/** Measures every item in every round, so that the rounds of one item are spread over the run. */
export async function measureBoth(sides: Record<SideName, Side>, items: readonly Item[], bounds: Bounds) {
  const measured: (Measured & { item: Item; count: number })[] = [];
  console.log('warming up …');
  for (const item of items)
    measured.push({ name: item.name, item, count: await countFor(sides, item, bounds), rounds: [] });
  for (let round = 0; round < bounds.rounds; round += 1) {
    console.log(`round ${round + 1} of ${bounds.rounds} …`);
    for (const { item, count, rounds } of measured) {
      if (item.requests === null) continue;
      const turns: Round = { this: [], older: [] };
      for (const side of orderOfTurns(round)) {
        turns[side].push(await takeTurn(sides[side], item.requests[side], count));
      }
      rounds.push(turns);
    }
  }
  return measured.map(({ name, rounds }): Measured => ({ name, rounds }));
}

/** How many requests the slower side answers in those seconds, after a warm-up of both. */
async function countFor(sides: Record<SideName, Side>, { requests }: Item, { seconds }: Bounds): Promise<number> {
  if (requests === null) return 0;
  const rates: number[] = [];
  for (const side of ['this', 'older'] as const) {
    await takeTurn(sides[side], requests[side], WARM_UP);
    rates.push(ratePerSecond([await takeTurn(sides[side], requests[side], TRIED)]));
  }
  return Math.max(LEAST_OF_TURN, Math.round(Math.min(...rates) * seconds));
}
