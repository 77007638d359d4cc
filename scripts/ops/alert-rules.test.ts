// Tests the alerts with the programs that read them, each in its situation and in the good one, and that each has a runbook.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { ALERT_CASES, type Series } from './alert-cases.ts';
import { listedMetrics } from './listed-metrics.ts';
import { unknownMetrics } from './metrics-in.ts';

const FOLDER = 'ops/monitoring/rules';
const RULE_FILES = readdirSync(FOLDER).map((name) => resolve(FOLDER, name));

interface Rule {
  alert?: string;
  record?: string;
  expr: string;
  labels?: { severity?: string };
  annotations?: { summary?: string; runbook?: string };
}
const RULES = RULE_FILES.flatMap((file) =>
  (parse(readFileSync(file, 'utf8')) as { groups: { rules: Rule[] }[] }).groups.flatMap(({ rules }) => rules),
);
const ALERTS = RULES.filter(({ alert }) => alert !== undefined);
const NAMES = ALERTS.map(({ alert = '' }) => alert);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tokhi-alerts-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(command: string, ...args: string[]): { status: number | null; said: string } {
  // promtool writes a store per situation: on a disk it would wait a hundred times.
  const TMPDIR = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
  const env = { ...process.env, TMPDIR };
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', env });
  if (error) throw new Error(`${command} is missing: apt-get install prometheus prometheus-alertmanager`);
  return { status, said: `${stdout}${stderr}` };
}

test('promtool and amtool read what Prometheus and Alertmanager get', () => {
  expect(run('promtool', 'check', 'rules', ...RULE_FILES).status).toBe(0);
  expect(run('promtool', 'check', 'config', '--syntax-only', 'ops/monitoring/prometheus.yml').status).toBe(0);
  expect(run('amtool', 'check-config', 'ops/monitoring/alertmanager.yml').status).toBe(0);
});

test('each alert has a case, and each case an alert', () => {
  expect(Object.keys(ALERT_CASES).sort()).toEqual([...NAMES].sort());
  expect(new Set(NAMES).size).toBe(NAMES.length);
});

/** In every situation the doctor runs. */
const ALWAYS: Series = { doctor_last_run_timestamp_seconds: '0+60x10400' };
const situation = (name: string, series: Series, at: string, firing: readonly string[]) => ({
  name,
  interval: '1m',
  input_series: Object.entries({ ...ALWAYS, ...series }).map(([one, values]) => ({ series: one, values })),
  promql_expr_test: [
    {
      expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
      eval_time: at,
      exp_samples: firing.map((alert) => ({ labels: `{alertname="${alert}"}`, value: 1 })),
    },
  ],
});

/** Each evaluation runs all rules: long situations are evaluated rarely. */
const isLong = (at: string): boolean => Number.parseInt(at, 10) >= 5 && at.endsWith('h');

test.each([
  ['short', '5m'],
  ['long', '30m'],
])('each alert fires in its %s situation and alone, and none in the good one', (length, every) => {
  const cases = Object.entries(ALERT_CASES).filter(([, { at }]) => isLong(at) === (length === 'long'));
  const tests = cases.flatMap(([name, { at, bad, good, also = [] }]) => [
    situation(`${name}: bad`, bad, at, [name, ...also]),
    situation(`${name}: good`, good, at, []),
  ]);
  const file = join(folder, `${length}.yml`);
  writeFileSync(file, stringify({ rule_files: RULE_FILES, evaluation_interval: every, tests }));
  expect(run('promtool', 'test', 'rules', file)).toMatchObject({ status: 0, said: expect.stringContaining('SUCCESS') });
});

test('each alert has a runbook that says what it means, how to look, what to do and whom to wake, and there is no other', () => {
  const document = readFileSync('docs/operations.md', 'utf8');
  const [, runbooks = ''] = document.split(/^## Alerts$/m);
  const sections = runbooks.split(/^## /m)[0]?.split(/^### /m).slice(1) ?? [];
  const named = sections.map((section) => section.split('\n', 1)[0] ?? '');
  expect(new Set(named)).toEqual(new Set(NAMES));
  expect(named).toHaveLength(NAMES.length);
  for (const section of sections)
    for (const part of ['**Means.**', '**Look.**', '**Do.**', '**Wake.**']) expect(section).toContain(part);
  for (const { alert = '', annotations, labels } of ALERTS) {
    expect(annotations?.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`);
    expect(annotations?.summary).toBeTruthy();
    expect(labels?.severity).toMatch(/^(page|ticket)$/);
  }
});

test('alerts ask for metrics that a process, an exporter, the doctor or another rule tells', () => {
  const known = [...listedMetrics().map(({ name }) => name), ...RULES.flatMap(({ record }) => record ?? [])];
  expect(RULES.flatMap(({ expr }) => unknownMetrics(expr, known))).toEqual([]);
});
