// The Grafana dashboards, without Grafana: their metrics exist, and promtool can read their queries.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { listedMetrics } from './listed-metrics.ts';
import { metricsIn, unknownMetrics } from './metrics-in.ts';

const FOLDER = 'ops/monitoring/dashboards';
const Dashboard = z.object({
  uid: z.string().min(1),
  title: z.string().min(1),
  panels: z.array(
    z.object({
      id: z.int().positive(),
      title: z.string().min(1),
      targets: z.array(z.object({ expr: z.string().min(1), legendFormat: z.string().min(1) })).min(1),
    }),
  ),
});
const DASHBOARDS = readdirSync(FOLDER).map((name) =>
  Dashboard.parse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))),
);
const EXPRESSIONS = DASHBOARDS.flatMap(({ panels }) =>
  panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
);

const recorded = readdirSync('ops/monitoring/rules').flatMap((name) => {
  const { groups } = parse(readFileSync(join('ops/monitoring/rules', name), 'utf8')) as {
    groups: { rules: { record?: string }[] }[];
  };
  return groups.flatMap(({ rules }) => rules.flatMap(({ record }) => record ?? []));
});
const LISTED = listedMetrics().map(({ name }) => name);

test('each dashboard has panels of its own', () => {
  expect(DASHBOARDS.map(({ uid }) => uid).sort()).toEqual(['tokhi-customers', 'tokhi-machines', 'tokhi-money']);
  for (const { panels } of DASHBOARDS) expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});

test('dashboards ask for metrics that a process, an exporter or a rule tells', () => {
  expect(EXPRESSIONS.flatMap((expr) => unknownMetrics(expr, [...LISTED, ...recorded]))).toEqual([]);
});

test('each metric of the shop is on a dashboard', () => {
  const shown = new Set(EXPRESSIONS.flatMap(metricsIn).map((name) => name.replace(/_(bucket|count|sum)$/, '')));
  const notShown = LISTED.filter(
    (name) => !name.endsWith('*') && !shown.has(name) && !shown.has(name.replace(/_count$/, '')),
  );
  // Details of metrics that are shown.
  expect(notShown).toEqual(NOT_SHOWN);
});
const NOT_SHOWN = [
  'store_entries',
  'db_pool_waiting',
  'jobs_waiting',
  'jobs_failed_total',
  'queue_runners_replaced_total',
  'batches_with_failures_total',
  'open_money_count',
  'orders_overdue_unsure_oldest_seconds',
  'table_figures_age_seconds',
  'trace_spans_total',
];

test('promtool reads every expression of the dashboards', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tokhi-dashboards-'));
  const file = join(folder, 'expressions.yml');
  const rules = EXPRESSIONS.map((expr, at) => ({
    record: `shown:${at}`,
    expr: expr.replaceAll('$__rate_interval', '5m'),
  }));
  writeFileSync(file, stringify({ groups: [{ name: 'shown', rules }] }));
  const { status, stderr } = spawnSync('promtool', ['check', 'rules', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
