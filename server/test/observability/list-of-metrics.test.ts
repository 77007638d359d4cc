// docs/metrics.md and the exposed metrics have the same names and labels, in both directions.
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listedMetrics } from '../../../scripts/ops/listed-metrics.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { type ProcessOfTest, startAdmin, startApi, startProcess, stopProcess } from '../process-of-test.ts';

const real = databaseOfTest();
const WORKER = fileURLToPath(new URL('../../src/worker.ts', import.meta.url));
const PROCESSES = ['api', 'worker', 'admin'] as const;
type Name = (typeof PROCESSES)[number];

const started: ProcessOfTest[] = [];
const exposed = new Map<Name, string>();
beforeAll(async () => {
  const env = { DATABASE_URL: real.url, LOG_LEVEL: 'info', DRAIN_MS: '0' };
  const start: Record<Name, () => Promise<ProcessOfTest>> = {
    api: () => startApi(env),
    worker: () =>
      startProcess(
        process.execPath,
        [WORKER],
        { ...env, WORKER_PORT: '0', SMTP_URL: 'smtp://127.0.0.1:1' },
        /"msg":"worker ready"/,
      ),
    admin: () => startAdmin(env),
  };
  for (const name of PROCESSES) {
    const one = await start[name]();
    started.push(one);
    const address = /"address":"([^"]+)"/.exec(one.output())?.[1] ?? '';
    exposed.set(name, await (await fetch(`${address}/metrics`)).text());
  }
});
afterAll(() => Promise.all(started.map(stopProcess)));

const LISTED = listedMetrics();
const DEFAULT = /^(process|nodejs)_/;
const namesOf = (name: Name): string[] =>
  [...(exposed.get(name) ?? '').matchAll(/^# TYPE (\S+) /gm)].map(([, metric = '']) => metric);

test.each(PROCESSES)('what the %s process exposes is what the document lists for it', (name) => {
  const own = namesOf(name).filter((metric) => !DEFAULT.test(metric));
  const listed = LISTED.filter(({ name: metric, processes }) => processes.includes(name) && !DEFAULT.test(metric));
  expect(own.sort()).toEqual(listed.map(({ name: metric }) => metric).sort());
});

test('every process tells of itself and of its event loop', () => {
  for (const name of PROCESSES)
    expect(namesOf(name)).toEqual(
      expect.arrayContaining(['process_start_time_seconds', 'nodejs_eventloop_lag_p99_seconds']),
    );
});

test('no metric has a label that is not listed', () => {
  for (const name of PROCESSES)
    for (const [, metric = '', labels = ''] of (exposed.get(name) ?? '').matchAll(/^([a-z_]+)\{([^}]*)\} /gm)) {
      const row = LISTED.find((one) => metric.replace(/_(bucket|sum|count)$/, '') === one.name || metric === one.name);
      if (DEFAULT.test(metric)) continue;
      const names = [...labels.matchAll(/([a-z_]+)="/g)].map(([, label]) => label).filter((label) => label !== 'le');
      expect({ metric, labels: row?.labels ?? [] }).toEqual({ metric, labels: expect.arrayContaining(names) });
    }
});
