import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Job } from './define-job.ts';
import { type PayloadShape, payloadProblems, payloadShape } from './payload-changes.ts';

/** Every job that is declared while its file is imported; most files export only their handler. */
const jobs = vi.hoisted(() => [] as Job[]);
vi.mock('./define-job.ts', async (importActual) => {
  const actual = await importActual<typeof import('./define-job.ts')>();
  return { ...actual, defineJob: (job: Job) => jobs[jobs.push(job) - 1] };
});

const order = z.object({ orderId: z.int() });

test.each<[string, z.ZodObject]>([
  ['«channel» has no default: payloads that wait lack it', order.extend({ channel: z.string() })],
  ['«orderId» may be missing now: the last release’s worker needs it', z.object({ orderId: z.int().optional() })],
  ['«orderId» takes other values than before', z.object({ orderId: z.string() })],
  ['fields of the next release would be refused', z.strictObject({ orderId: z.int() })],
])('it is told: %s', (problem, payload) => {
  expect(payloadProblems(payloadShape({ payload: order }), payloadShape({ payload }))).toEqual([problem]);
});

test('a field that is gone is told twice', () => {
  const gone = payloadProblems(payloadShape({ payload: order }), payloadShape({ payload: z.object({}) }));
  expect(gone.map((one) => one.slice(0, 18))).toEqual(
    ['«orderId» may be mi', '«orderId» is gone:'].map((one) => one.slice(0, 18)),
  );
});

const SHAPES = new URL('./payloads.json', import.meta.url);
const readShapes = () => JSON.parse(readFileSync(SHAPES, 'utf8')) as Record<string, PayloadShape>;

async function declaredShapes() {
  const root = new URL('../', import.meta.url).pathname;
  const files = globSync('**/*.{job,jobs}.ts', { cwd: root });
  await Promise.all(files.map((file) => import(`${root}${file}`)));
  const shapes = jobs.map((job) => [job.name, payloadShape(job)] as const);
  return Object.fromEntries(shapes.toSorted(([one], [other]) => one.localeCompare(other)));
}

/**
 * `WRITE_PAYLOADS=true` writes the file if every change is compatible. The line of a removed job is deleted manually, one release
 * after the last one that enqueued it.
 */
test('every payload is as in payloads.json, or changes so that the last release’s worker can go on', async () => {
  const declared = await declaredShapes();
  expect(Object.keys(declared).length).toBeGreaterThan(40);
  const problems = Object.entries(readShapes()).flatMap(([name, was]) => {
    const is = declared[name];
    return (is ? payloadProblems(was, is) : ['no worker takes it any more']).map((problem) => `${name}: ${problem}`);
  });
  expect(problems, 'make a job of another name, and keep the handler of this one for a release').toEqual([]);
  if (process.env['WRITE_PAYLOADS'] === 'true') writeFileSync(SHAPES, `${JSON.stringify(declared, null, 2)}\n`);
  expect(readShapes(), 'run this test with WRITE_PAYLOADS=true, then npm run format').toEqual(declared);
});
