// `npm run bench -- admin --orders 1000000`: a shop of so many orders in all statuses in a database of its own (kept; --anew makes it
// again), and how long the staff's lists, tabs, filter pairs, search, inbox and today take there, one question after the other over loopback, beside
// their own statements sent by plain `pg`.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Staff } from '../../../server/src/callers/caller.ts';
import { openDatabase } from '../../../server/src/db/database.ts';
import { databaseName, withName } from '../../../server/src/db/server-databases.ts';
import { asStartOptions, SESSION_SETTINGS } from '../../../server/src/db/session-settings.ts';
import { readEnv } from '../../../server/src/env.ts';
import { createLogger } from '../../../server/src/logger.ts';
import { listInbox } from '../../../server/src/modules/inbox/list-inbox.ts';
import { showToday } from '../../../server/src/modules/inbox/today/show-today.ts';
import { openStaffLists } from '../../../server/src/modules/orders/admin/list/open-staff-lists.ts';
import { sumUpSales } from '../../../server/src/modules/orders/public.ts';
import { type Heard, listenTo } from '../catalogue/listen-to.ts';
import { onThisMachine } from '../on-this-machine.ts';
import { file, freePort, started, startRedis } from '../processes.ts';
import { fillStaffOrders } from './fill-staff-orders.ts';
import { askAsStaff, loggedInStaff } from './staff-client.ts';
import { STAFF_QUESTIONS, type StaffQuestion } from './staff-questions.ts';

const RUNS = 60;
/** Each sort and status once: what PostgreSQL reads from disk the first time is not what is measured. */
const WARM_UP = 10;

const percentile = (times: readonly number[], percent: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil((times.length * percent) / 100) - 1] ?? 0;

async function timed(run: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await run();
  return performance.now() - from;
}

export async function benchStaffLists(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: { orders: { type: 'string', default: '1000000' }, anew: { type: 'boolean', default: false } },
  });
  const env = readEnv();
  const shopUrl = onThisMachine(env.DATABASE_URL);
  const url = withName(shopUrl, `${databaseName(shopUrl)}_staff_${values.orders}`);
  await fillStaffOrders(url, Number(values.orders), values.anew);
  const [redis, port] = [await startRedis(), await freePort()];
  const origin = `http://localhost:${port}`;
  const process_ = await started(
    [file('server/src/admin.ts')],
    {
      ...{ ...process.env, DATABASE_URL: url, REDIS_URL: redis.url, ADMIN_PORT: String(port), ADMIN_ORIGIN: origin },
      ...{ RATE_LIMIT_PER_MINUTE: '1000000', NODE_ENV: 'test', LOG_LEVEL: 'info' },
    },
    /"msg":"ready"/,
  );
  const client = new pg.Client({ connectionString: url, options: asStartOptions(SESSION_SETTINGS) });
  await client.connect();
  const logger = createLogger({ level: 'warn', process: 'bench-recorder' });
  const database = openDatabase({ url, poolSize: 1, applicationName: 'tokhi-bench-recorder', logger });
  const heard: Heard[] = [];
  database.pool.on('connect', (one) => listenTo(one, heard));
  const now = () => new Date();
  const deps = { db: database.db, now };
  const owner: Pick<Staff, 'roles' | 'staffId'> = { roles: ['owner'], staffId: 0 };
  const lists = {
    ...openStaffLists(deps),
    showToday: () => showToday(deps, owner),
    listInbox: () => listInbox(deps, { whose: 'all' }, owner),
  };
  // As the worker does every minute.
  await sumUpSales(database.db, now());
  try {
    const cookie = await loggedInStaff(client);
    console.log(`load ${loadavg()[0]?.toFixed(2)}; milliseconds, ${RUNS} of each`);
    console.log('question                          call p50    p95   bare p95  ratio  slowest');
    for (const question of STAFF_QUESTIONS) {
      const measured = await measure(question, {
        call: (body) => ask(origin, cookie, question.call, body),
        statements: async (body) => {
          heard.length = 0;
          await lists[question.call as keyof typeof lists](body as never);
          return heard.filter(({ text }) => /^\s*(?:select|with|\()/i.test(text));
        },
        bare: (statement) => client.query(statement.text, statement.values),
      });
      const p95 = percentile(measured.calls, 95);
      const bare = percentile(measured.bare, 95);
      const cells = [percentile(measured.calls, 50), p95, bare].map((ms) => ms.toFixed(1).padStart(8));
      const slowest = p95 > 50 ? JSON.stringify(measured.slowest) : '';
      console.log(`${question.name.padEnd(32)} ${cells.join(' ')} ${(p95 / bare).toFixed(1).padStart(6)}  ${slowest}`);
    }
  } finally {
    await Promise.all([client.end(), database.close()]);
    for (const { child } of [process_, redis]) child.kill('SIGKILL');
  }
}

interface Ways {
  call: (body: object) => Promise<unknown>;
  statements: (body: object) => Promise<Heard[]>;
  bare: (statement: Heard) => Promise<unknown>;
}

/** The same questions as calls and as their statements, taking turns, so that both meet the same moments of the machine. */
async function measure({ body }: StaffQuestion, { call, statements, bare }: Ways) {
  const [calls, alone]: [number[], number[]] = [[], []];
  let slowest = { ms: 0, body: {} };
  for (let nth = 0; nth < RUNS + WARM_UP; nth += 1) {
    const asked = body(nth);
    const sent = await statements(asked);
    const ms = await timed(() => call(asked));
    const bareMs = await timed(async () => {
      for (const statement of sent) await bare(statement);
    });
    if (nth < WARM_UP) continue;
    calls.push(ms);
    alone.push(bareMs);
    if (ms > slowest.ms) slowest = { ms: Math.round(ms), body: asked };
  }
  return { calls, bare: alone, slowest };
}

async function ask(origin: string, cookie: string, call: StaffQuestion['call'], body: object): Promise<unknown> {
  const { status, body: said } = await askAsStaff(origin, cookie, call, body);
  if (status !== 200) throw new Error(`${call} answered ${status}: ${JSON.stringify(said)}`);
  return said;
}
