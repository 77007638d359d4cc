// npm run drill -- soak [--minutes 120] [--rate 2] [--staff 20] [--keep-logs folder]
// Customers order and pay, staff move orders on and refund money, and every scheduled job runs every few minutes. Each minute it records
// memory, connections, dead rows, queues, logs and disk; in the end it prints what grew and which alerts fired. Needs `npm run build`.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { endDrill, sayWhere } from '../around.ts';
import { percentile } from '../load/answers.ts';
import { hasNone, saidOf } from '../load/count-losses.ts';
import { runLoad } from '../load/run-load.ts';
import { MONITORING_PROGRAMS, startMonitoring } from '../monitoring/start-monitoring.ts';
import { inOwnNamespaces } from '../own-namespaces.ts';
import { ONE_SERVER_PROGRAMS, startOneServer } from '../shop/one-server.ts';
import type { Shop } from '../shop/start-shop.ts';
import { refundOrder } from './refunds.ts';
import { type Sample, takeSample } from './sample.ts';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    minutes: { type: 'string', default: '120' },
    rate: { type: 'string', default: '2' },
    staff: { type: 'string', default: '20' },
    'keep-logs': { type: 'string' },
  },
});
const minutes = Number(values.minutes);
const MINUTE_MS = 60_000;
const REFUNDS_A_MINUTE = 2;
const MINUTES_BETWEEN_JOBS = 3;
/** The doctor does not run in a drill: the one alert that has to fire, which shows that alerts work. */
const PLANTED = 'DoctorSilent';
const PLANTED_AFTER_MINUTES = 16;

await inOwnNamespaces({ ...ONE_SERVER_PROGRAMS, ...MONITORING_PROGRAMS }, (folder) =>
  endDrill(folder, values['keep-logs'], async () => {
    sayWhere();
    const shop = await startOneServer(folder);
    const monitoring = await startMonitoring(shop);
    const samples: Sample[] = [await takeSample(shop, folder)];
    printHead(samples[0] ?? {});
    const [refunded, failed] = [new Set<string>(), [] as string[]];
    const load = { aSecond: Number(values.rate), seconds: minutes * 60, staff: Number(values.staff) };
    const { answers, promised, moved, losses } = await runLoad(shop, load, async (soFar) => {
      const began = performance.now();
      for (let minute = 1; minute <= minutes; minute += 1) {
        await pause(Math.max(0, began + minute * MINUTE_MS - performance.now()));
        if (minute % MINUTES_BETWEEN_JOBS === 0) await enqueueAllScheduled(shop);
        await refundSome(shop, soFar, refunded, failed);
        const sample = await takeSample(shop, folder);
        samples.push(sample);
        printRow(String(minute), sample);
      }
    });
    sayGrowth(samples);
    const fired = await monitoring.fired();
    const wanted = minutes > PLANTED_AFTER_MINUTES ? [PLANTED] : [];
    const problems = [...new Set([...answers.bad, ...promised.unfinished, ...failed])];
    console.log(
      [
        ...[`${saidOf(losses, promised, moved)}; ${refunded.size} refunded`, ...problems],
        `create-order p95 ${Math.round(percentile(answers.times.get('createOrder') ?? [], 0.95))} ms`,
        `alerts: ${fired.join(', ') || 'none'} (planted: ${wanted.join(', ') || 'none'})`,
      ].join('\n'),
    );
    return hasNone(losses) && problems.length === 0 && fired.join() === wanted.join();
  }),
);

/** Enqueues all scheduled jobs, including the nightly ones. */
async function enqueueAllScheduled(shop: Shop): Promise<void> {
  await shop.inDatabase((pool) =>
    pool.query(
      `select graphile_worker.add_job(identifier, '{}', job_key := 'drill ' || identifier) from graphile_worker._private_known_crontabs`,
    ),
  );
}

/** Refunds orders that staff moved on. */
async function refundSome(
  shop: Shop,
  moved: ReadonlySet<string>,
  refunded: Set<string>,
  failed: string[],
): Promise<void> {
  const some = [...moved].filter((number) => !refunded.has(number)).slice(0, REFUNDS_A_MINUTE);
  for (const number of some) {
    refunded.add(number);
    await refundOrder(shop, number).catch((error: Error) => failed.push(error.message));
  }
}

function printHead(sample: Sample): void {
  const names = Object.keys(sample);
  console.log(`\n| minute | ${names.join(' | ')} |\n| --: |${' --: |'.repeat(names.length)}`);
  printRow('0', sample);
}

function printRow(minute: string, sample: Sample): void {
  console.log(
    `| ${minute} | ${Object.values(sample)
      .map((value) => (Number.isInteger(value) ? value : value.toFixed(1)))
      .join(' | ')} |`,
  );
}

/** Compares the second half with the first: a filling cache levels off, a leak does not. */
function sayGrowth(samples: readonly Sample[]): void {
  const middle = Math.floor(samples.length / 2);
  const meanOf = (name: string, some: readonly Sample[]) =>
    some.reduce((sum, sample) => sum + (sample[name] ?? 0), 0) / Math.max(1, some.length);
  const grown = Object.keys(samples[0] ?? {}).map(
    (name) =>
      `${name} ${meanOf(name, samples.slice(1, middle + 1)).toFixed(1)} → ${meanOf(name, samples.slice(middle + 1)).toFixed(1)}`,
  );
  console.log(`\nmean of the first half → of the second: ${grown.join(', ')}`);
}
