// `npm run bench -- files --folder F`: bad price lists sent to the admin process one after the other over HTTP, while a colleague
// keeps requesting a list: their results, the growth of the process, and the colleague's waiting times. The files come from
// KEEP_TABLES=F HOSTILE_TABLES=1000 npx vitest run server/test/tables/hostile-tables.test.ts
import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { databaseName, withName } from '../../../server/src/db/server-databases.ts';
import { readEnv } from '../../../server/src/env.ts';
import { figuresOf } from '../catalogue/report/figures.ts';
import { fillShop } from '../imports/fill-shop.ts';
import { startRunningShop } from '../imports/start-shop.ts';
import { watchMemory } from '../imports/watch-memory.ts';
import { onThisMachine } from '../on-this-machine.ts';
import { askAsStaff, loggedInStaff } from '../orders/staff-client.ts';

const PRODUCTS = 10_000;
const QUIET_ASKS = 200;

export async function benchBadFiles(options: string[]): Promise<void> {
  const { values } = parseArgs({ args: options, options: { folder: { type: 'string' } } });
  const { folder } = values;
  if (folder === undefined)
    throw new Error('Name the folder of the files: --folder F. bench-bad-files.ts says how to make them.');
  const home = onThisMachine(readEnv().DATABASE_URL);
  const url = withName(home, `${databaseName(home)}_pictures`);
  await fillShop(url, PRODUCTS, false);
  const shop = await startRunningShop(url);
  try {
    const cookie = await loggedInStaff(shop.database);
    const ask = async () => {
      const from = performance.now();
      const { status } = await askAsStaff(shop.adminOrigin, cookie, 'listProducts', {});
      if (status !== 200) throw new Error(`listProducts answered ${status}`);
      return performance.now() - from;
    };
    const askWhile = async (goesOn: () => boolean) => {
      const times: number[] = [];
      while (goesOn()) times.push(await ask());
      return times;
    };
    for (let at = 0; at < QUIET_ASKS; at += 1) await ask();
    console.log(`load ${loadavg()[0]?.toFixed(1)} before the run`);
    let left = QUIET_ASKS;
    const quiet = await askWhile(() => left-- > 0);
    const memory = watchMemory({ admin: shop.pids.admin });
    let isOver = false;
    const beside = askWhile(() => !isOver);
    const became = new Map<string, number>();
    for (const file of readdirSync(folder)) {
      const [what] = file.split(', ');
      const said = `${what}: ${await sendTable(shop.adminOrigin, cookie, readFileSync(join(folder, file)))}`;
      became.set(said, (became.get(said) ?? 0) + 1);
    }
    isOver = true;
    const times = await beside;
    memory.stop();
    for (const [what, count] of [...became].toSorted(([one], [other]) => one.localeCompare(other)))
      console.log(`${String(count).padStart(4)} × ${what}`);
    for (const [what, ms] of Object.entries({ alone: quiet, beside: times }))
      console.log(
        `a colleague ${what}: p95 ${figuresOf(ms, 1, 0).p95.toFixed(0)}, longest ${Math.max(...ms).toFixed(0)} ms of ${ms.length}`,
      );
    const [before, growth] = [memory.before.admin, memory.growth().admin];
    console.log(`memory of admin: ${before.toFixed(0)} + ${growth.toFixed(0)} MB`);
    for (const [what, count] of shop.said) console.log(`${count} × ${what}`);
  } finally {
    await shop.stop();
  }
}

/** Accepted, or the reason why not. */
async function sendTable(origin: string, cookie: string, bytes: Buffer): Promise<string> {
  const asked = new URLSearchParams({ supplier: 'Наран', name: 'naran.xlsx', key: crypto.randomUUID() });
  const address = `${origin.replace('localhost', '127.0.0.1')}${adminRawEndpoints.uploadImport.path}?${asked}`;
  const headers = { cookie, origin, 'content-type': 'application/octet-stream' };
  const answer = await fetch(address, { method: 'POST', headers, body: new Uint8Array(bytes) });
  const { code, details } = (await answer.json()) as { code?: string; details?: { reason?: string } };
  return answer.status === 200
    ? 'read'
    : `${answer.status} ${code}${details?.reason === undefined ? '' : `, ${details.reason}`}`;
}
