// npm run drill -- soak [--minutes 120] [--rate 2] [--keep-logs folder]
// Customers order and pay and staff move orders on for so long, beside all jobs that come by schedule; every minute it writes down memory,
// connections, dead rows, queues, logs and disk, and in the end what grew. Needs `npm run build`.
import { parseArgs } from 'node:util';
import { endDrill, sayWhere } from '../around.ts';
import { hasNone, saidOf } from '../load/count-losses.ts';
import { runLoad } from '../load/run-load.ts';
import { inOwnNamespaces } from '../own-namespaces.ts';
import { ONE_SERVER_PROGRAMS, startOneServer } from '../shop/one-server.ts';
import { type Sample, takeSample } from './sample.ts';

const ROUND_S = 60;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    minutes: { type: 'string', default: '120' },
    rate: { type: 'string', default: '2' },
    'keep-logs': { type: 'string' },
  },
});

await inOwnNamespaces(ONE_SERVER_PROGRAMS, (folder) =>
  endDrill(folder, values['keep-logs'], async () => {
    sayWhere();
    const shop = await startOneServer(folder);
    const samples: Sample[] = [await takeSample(shop, folder)];
    printHead(samples[0] ?? {});
    let isGood = true;
    const end = performance.now() + Number(values.minutes) * 60_000;
    const began = performance.now();
    while (performance.now() < end) {
      const load = { aSecond: Number(values.rate), seconds: ROUND_S };
      const { answers, promised, moved, losses } = await runLoad(shop, load, async () => undefined);
      const sample = await takeSample(shop, folder);
      samples.push(sample);
      printRow(((performance.now() - began) / 60_000).toFixed(1), sample);
      const problems = [...new Set([...answers.bad, ...promised.unfinished])];
      if (hasNone(losses) && problems.length === 0) continue;
      isGood = false;
      console.log(`✗ ${[saidOf(losses, promised, moved), ...problems].join('\n  ')}`);
    }
    sayGrowth(samples);
    return isGood;
  }),
);

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

/** The second half against the first: what only fills its caches levels off, what leaks does not. */
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
