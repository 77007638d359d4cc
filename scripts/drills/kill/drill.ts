// npm run drill -- kill [--times 200] [--seed 1] [--rate 2] [--round 60] [--minutes 60] [--keep-logs folder]
// Kills one process of the shop after the other while customers buy and staff work, starts each again as systemd would, and counts after
// every round what was lost. Needs `npm run build`.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seededRandom } from '../../seeded-random.ts';
import { endDrill, sayWhere } from '../around.ts';
import { hasNone, saidOf } from '../load/count-losses.ts';
import { runLoad } from '../load/run-load.ts';
import { inOwnNamespaces } from '../own-namespaces.ts';
import { ONE_SERVER_PROGRAMS, startOneServer } from '../shop/one-server.ts';
import type { Shop } from '../shop/start-shop.ts';
import { killAndRestart, type Restarted, VICTIMS, type Victim } from './victims.ts';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    times: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    rate: { type: 'string', default: '2' },
    round: { type: 'string', default: '60' },
    minutes: { type: 'string', default: '60' },
    'keep-logs': { type: 'string' },
  },
});
const [times, aSecond, seconds] = [Number(values.times), Number(values.rate), Number(values.round)];
/** Of a round, so that the last process is back while customers still buy. */
const SHARE_WITH_KILLS = 0.8;
const MOST_BETWEEN_MS = 3_000;
const WANTED_READY_S = 10;

type Kills = Record<Victim, Restarted[]>;

await inOwnNamespaces(ONE_SERVER_PROGRAMS, (folder) =>
  endDrill(folder, values['keep-logs'], async () => {
    sayWhere();
    const shop = await startOneServer(folder);
    const random = seededRandom(Number(values.seed));
    const kills = Object.fromEntries(VICTIMS.map((victim) => [victim, []])) as unknown as Kills;
    const done = () => VICTIMS.reduce((sum, victim) => sum + kills[victim].length, 0);
    const end = performance.now() + Number(values.minutes) * 60_000;
    let isGood = true;
    for (let round = 1; done() < times && performance.now() < end; round += 1) {
      isGood = (await playRound(shop, round, () => killSome(shop, kills, random, () => done() < times))) && isGood;
      console.log(`  ${done()} of ${times} kills`);
    }
    return sayReady(kills) && isGood && done() >= times;
  }),
);

/** Kills for most of a round, while kills are left. */
async function killSome(
  shop: Shop,
  kills: Kills,
  random: ReturnType<typeof seededRandom>,
  hasMore: () => boolean,
): Promise<void> {
  const end = performance.now() + seconds * 1_000 * SHARE_WITH_KILLS;
  while (hasMore() && performance.now() < end) {
    await pause(random.share() * MOST_BETWEEN_MS);
    const victim = random.oneOf(VICTIMS);
    kills[victim].push(await killAndRestart(shop, victim));
  }
}

async function playRound(shop: Shop, round: number, kill: () => Promise<void>): Promise<boolean> {
  const { answers, promised, moved, losses } = await runLoad(shop, { aSecond, seconds }, kill);
  const isGood = hasNone(losses) && answers.bad.length === 0 && promised.unfinished.length === 0;
  const lines = [saidOf(losses, promised, moved), ...new Set(answers.bad), ...new Set(promised.unfinished)];
  console.log(`\n${isGood ? '✓' : '✗'} round ${round}\n  ${lines.join('\n  ')}`);
  return isGood;
}

/** Prints restart times; true if all were in time. */
function sayReady(kills: Kills): boolean {
  const all = VICTIMS.flatMap((victim) => kills[victim]);
  for (const victim of VICTIMS) {
    if (kills[victim].length === 0) continue;
    const [after, own] = (['seconds', 'ownSeconds'] as const).map((what) => {
      const sorted = kills[victim].map((one) => one[what]).toSorted((one, other) => one - other);
      return `${sorted[Math.floor(sorted.length / 2)]?.toFixed(1)} s (longest ${sorted.at(-1)?.toFixed(1)})`;
    });
    console.log(`${victim}: ${kills[victim].length} kills, ready again after ${after}, of its own processor ${own}`);
  }
  const late = all.filter(({ seconds: after }) => after > WANTED_READY_S).length;
  console.log(`${all.length} kills, ${late} ready later than ${WANTED_READY_S} s`);
  return late === 0;
}
