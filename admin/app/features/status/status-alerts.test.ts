import { expect, test } from 'vitest';
import { msText, shareText, spanText } from './span-text.ts';
import { alertsOf } from './status-alerts.ts';
import type { Process, Service, Status } from './status-query.ts';

const AT = '2026-11-16T01:12:00.000Z';
const before = (seconds: number) => new Date(Date.parse(AT) - seconds * 1_000).toISOString();
const running = (process: Process['process'], changes: Partial<Process> = {}): Process => ({
  ...{ process, place: `one:${process}`, version: '0.3.0', started_at: before(90_000), seen_at: before(5) },
  ...{ is_silent: false, answers: { all: 1_000, failed: 0, p95_ms: 180 }, memory_mb: 400, waiting_for_connection: 0 },
  ...changes,
});
const service = (changes: Partial<Service> = {}): Service => ({
  ...{ name: 'qpay', asked: 10, failed: 0, p95_ms: 40, answered_at: AT, is_resting: false },
  ...changes,
});
const NOTHING = { count: 0, oldest_at: null };
const calm: Status = {
  ...{ result: 'success', at: AT, last_order_at: before(120), payments: { all: 100, in_time: 100 } },
  processes: [running('api'), running('admin'), running('worker')],
  queues: [{ name: 'money', waiting: 1, oldest_seconds: 4, limit_seconds: 60, failed: 0, is_late: false }],
  services: [service()],
  money: { unanswered: NOTHING, refunds: NOTHING, unknown: NOTHING, transfers: NOTHING },
  receipts: { waiting: NOTHING, failed: 0 },
  ...{ failed_notices: { email: 0, sms: 0 }, open_failures: 0 },
  ...{ invariants: { checked_at: before(3_600), broken: 0 }, search: { waiting: 0, fresh_at: before(3) } },
};
const found = (changes: Partial<Status>) =>
  alertsOf({ ...calm, ...changes }).map(({ key, severity }) => `${severity}: ${key}`);

test('a shop in order raises nothing', () => {
  expect(found({})).toEqual([]);
  // A fresh shop that has not been checked yet, either.
  expect(found({ invariants: null, search: { waiting: 0, fresh_at: null }, payments: { all: 0, in_time: 0 } })).toEqual(
    [],
  );
});

const late = { name: 'receipts', waiting: 2, oldest_seconds: 2_460, limit_seconds: 600, failed: 9, is_late: true };
const silent = { is_silent: true, seen_at: before(300) };

test.each<[what: string, changes: Partial<Status>, alerts: string[]]>([
  [
    'one of two is silent',
    { processes: [...calm.processes, running('api', { place: 'two', ...silent })] },
    ['warn: silent api two'],
  ],
  ['the last is silent', { processes: [running('worker'), running('api', silent)] }, ['bad: silent api one:api']],
  ['no worker ever ran', { processes: [running('api')] }, ['bad: no worker']],
  ['a queue is late', { queues: [late] }, ['warn: queue receipts']],
  ['payments are late', { queues: [{ ...late, name: 'money' }] }, ['bad: queue money']],
  ['a provider rests', { services: [service({ is_resting: true })] }, ['bad: service qpay']],
  ['a provider fails now and then', { services: [service({ failed: 3 })] }, ['warn: service qpay']],
  ['a provider failed once', { services: [service({ failed: 1 })] }, []],
  [
    'answers fail',
    { processes: [running('worker'), running('api', { answers: { all: 1_000, failed: 2, p95_ms: 9 } })] },
    ['warn: answers'],
  ],
  [
    'many answers fail',
    { processes: [running('worker'), running('api', { answers: { all: 1_000, failed: 20, p95_ms: 9 } })] },
    ['bad: answers'],
  ],
  ['payments are seen late', { payments: { all: 100, in_time: 90 } }, ['warn: payments']],
  ['an invariant is broken', { invariants: { checked_at: before(60), broken: 2 } }, ['bad: invariants']],
  ['nothing was checked for a day', { invariants: { checked_at: before(100_000), broken: 0 } }, ['warn: invariants']],
  ['search stands still', { search: { waiting: 40, fresh_at: before(600) } }, ['warn: search']],
  [
    'a provider does not say',
    { money: { ...calm.money, unanswered: { count: 1, oldest_at: before(9_000) } } },
    ['warn: unanswered'],
  ],
  ['a receipt failed', { receipts: { waiting: NOTHING, failed: 1 } }, ['warn: receipts']],
])('%s', (_what, changes, alerts) => {
  expect(found(changes)).toEqual(alerts);
});

test('the worst stands first', () => {
  expect(found({ open_failures: 3, queues: [late], invariants: { checked_at: before(60), broken: 1 } })).toEqual([
    ...['bad: invariants', 'warn: queue receipts', 'plain: failures'],
  ]);
});

test('spans, times and shares are short, and a share is never rounded up', () => {
  expect([4, 2_460, 3_600, 9_000, 144_000, 172_800].map(spanText)).toEqual([
    ...['4 сек', '41 мин', '1 ц', '2 ц 30 мин', '1 хон 16 ц', '2 хон'],
  ]);
  expect([null, 182, 1_240].map(msText)).toEqual(['—', '182 мс', '1.2 с']);
  expect([shareText(0, 0), shareText(99_999, 100_000), shareText(5, 5)]).toEqual(['—', '99.99%', '100%']);
});
