// npm run drill -- two-machines [--rate 2] [--seconds 60] [--away 600] [--keep-logs folder]
// Two machines of one shop behind one edge: which one shows pictures, issues receipts and sends SMS, whether a worker takes over the
// jobs of a dead one, and ten minutes without the object store. Needs `npm run build`.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { endDrill, sayWhere } from '../around.ts';
import { hasNone, saidOf } from '../load/count-losses.ts';
import { runLoad } from '../load/run-load.ts';
import { inOwnNamespaces } from '../own-namespaces.ts';
import { ONE_SERVER_PROGRAMS } from '../shop/one-server.ts';
import { until } from '../until.ts';
import { lookWhileAway, type Shown, showPictures } from './pictures.ts';
import { startTwoMachines, type TwoMachines } from './second-machine.ts';
import { messagesASecond, turn } from './stand-ins.ts';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rate: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '60' },
    away: { type: 'string', default: '600' },
    'keep-logs': { type: 'string' },
  },
});
const [aSecond, seconds, awayS] = [Number(values.rate), Number(values.seconds), Number(values.away)];
const PICTURES = 3;
const WANTED_SHOWN_S = 2;
const MOST_SMS_A_SECOND = 5;
/** A job counts as abandoned after ten minutes, and the sweep runs every ten. */
const LONGEST_TAKEOVER_S = 22 * 60;
/** Long enough that each worker has a job in progress whenever one is killed. */
const SLOW_S = 15;

await inOwnNamespaces(ONE_SERVER_PROGRAMS, (folder) =>
  endDrill(folder, values['keep-logs'], async () => {
    sayWhere();
    const machines = await startTwoMachines(folder);
    const shown = await showPictures(machines, PICTURES);
    const slowest = Math.max(...shown.map(({ shownS }) => shownS));
    const isShown = say(slowest <= WANTED_SHOWN_S, [
      `${PICTURES} pictures of 15 MB uploaded and encoded at the one, shown by the other ${slowest.toFixed(1)} s later at most`,
    ]);
    await machines.startSecondWorker();
    const isSold = await sellOnBoth(machines);
    const [isTakenOver, isShownStill] = await Promise.all([takeOver(machines), loseStore(machines, shown[0])]);
    return isShown && isSold && isTakenOver && isShownStill;
  }),
);

function say(isGood: boolean, lines: readonly string[]): boolean {
  console.log(`\n${isGood ? '✓' : '✗'} ${lines.join('\n  ')}`);
  return isGood;
}

/** Orders on three API processes, receipts by one worker, SMS by both. */
async function sellOnBoth({ shop, second, ...machines }: TwoMachines): Promise<boolean> {
  const { answers, promised, moved, losses } = await runLoad(shop, { aSecond, seconds }, () => pause(0));
  const receipts = await until('all receipts', LONGEST_TAKEOVER_S, async () => {
    const issued = await shop.bank.receipts();
    return issued >= promised.paid.size ? issued : undefined;
  });
  const issued = [shop.host, second].map((host) => machines.countDone(host, 'receipt.issue'));
  const sent = [shop.host, second].map((host) => machines.countDone(host, 'send-sms'));
  const most = await messagesASecond();
  const isGood = hasNone(losses) && answers.bad.length === 0 && promised.unfinished.length === 0;
  return say(isGood && issued[0] === 0 && receipts === promised.paid.size && most <= MOST_SMS_A_SECOND, [
    saidOf(losses, promised, moved),
    ...new Set([...answers.bad, ...promised.unfinished]),
    `${receipts} receipts, jobs of them at the first machine ${issued[0]}, at that of PosAPI ${issued[1]}`,
    `SMS jobs at the first machine ${sent[0]}, at the second ${sent[1]}; ${most} messages in a second at most`,
  ]);
}

/** Kills the first machine's worker while it has jobs in progress. */
async function takeOver({ shop }: TwoMachines): Promise<boolean> {
  let killedAt = new Date(0);
  const leftJobs = async () =>
    shop.inDatabase(async (pool) => {
      const { rows } = await pool.query<{ name: string }>(
        'select task_identifier as name from graphile_worker.jobs where locked_at < $1 order by 1',
        [killedAt],
      );
      return rows.map(({ name }) => name);
    });
  await turn('message-pro', 'slow');
  const { promised, moved, losses } = await runLoad(shop, { aSecond, seconds: SLOW_S }, async () => {
    await pause(SLOW_S * 900);
    shop.host.stop('worker', 'SIGKILL');
    killedAt = new Date();
    await turn('message-pro', 'well');
  });
  const left = await leftJobs();
  const began = performance.now();
  await until('the jobs of the dead worker are done', LONGEST_TAKEOVER_S, async () => (await leftJobs()).length === 0);
  const minutes = (performance.now() - began) / 60_000;
  const failed = await shop.inDatabase(
    async (pool) => (await pool.query<{ name: string }>('select name from failed_jobs')).rows,
  );
  return say(left.length > 0 && failed.length === 0 && hasNone(losses), [
    `the worker of the first machine was killed with ${left.length} jobs in its hands (${[...new Set(left)].join(', ')}); the other one had done them ${minutes.toFixed(1)} minutes later, ${failed.length} failed`,
    saidOf(losses, promised, moved),
  ]);
}

async function loseStore(machines: TwoMachines, known: Shown | undefined): Promise<boolean> {
  if (known === undefined) throw new Error('no picture');
  await turn('s3', 'down');
  const wrong = await lookWhileAway(machines, known, awayS);
  await turn('s3', 'well');
  const began = performance.now();
  await showPictures(machines, 1);
  const backS = (performance.now() - began) / 1_000;
  return say(wrong.length === 0, [
    `object store away for ${awayS} s: what machines have was shown, uploads were told to come again`,
    ...wrong,
    `${backS.toFixed(1)} s after it was back a picture of 15 MB had been sent, encoded and shown`,
  ]);
}
