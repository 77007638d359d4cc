// Trucks of paid orders, one per round: a batch moves each during the deployment, and again during the rollback.
import { type AdminEndpointName, adminEndpoints } from '@tokhi/contract/admin/endpoints';
import pg from 'pg';
import { openDatabase } from '../../../server/src/db/database.ts';
import { createLogger } from '../../../server/src/logger.ts';
import { manyPaidOrders } from '../../../server/test/orders/many-paid-orders.ts';
import { insist, noAnswers } from '../load/answers.ts';
import { logIn, postAs } from '../load/staff.ts';
import type { Shop } from '../shop/start-shop.ts';
import { until } from '../until.ts';
import { nextNumbers } from './fill-orders.ts';

export const ORDERS_OF_A_TRUCK = 300;
const LONGEST_BATCH_S = 300;

/** Inserts paid orders for the trucks with a few statements. */
export async function fillTruckOrders(url: string, trucks: number, numberKey: string): Promise<string[][]> {
  const logger = createLogger({ level: 'warn', process: 'drill' });
  const database = openDatabase({ url, poolSize: 2, applicationName: 'drill', statementTimeoutMs: 0, logger });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const all: string[][] = [];
    for (let truck = 0; truck < trucks; truck += 1) {
      // Orders are inserted unpaid; the last digits must identify one.
      const drawn = await nextNumbers(client, 2 * ORDERS_OF_A_TRUCK, numberKey);
      const numbers = [...new Map(drawn.map((number) => [number.slice(-4), number])).values()].slice(
        0,
        ORDERS_OF_A_TRUCK,
      );
      all.push((await manyPaidOrders(database.db, ORDERS_OF_A_TRUCK, { numbers, withMoney: true })).numbers);
    }
    return all;
  } finally {
    await client.end();
    await database.close();
  }
}

interface Batch {
  id: number;
  total: number | null;
  done: number;
  staying: { reason: string; count: number }[];
  finishedAt: string | null;
}

export interface Yard {
  trucks: readonly number[];
  /** Starts to move a truck; resolves when some of its orders have moved. */
  begin(truck: number, to: 'came_in_ereen' | 'came_in_ub'): Promise<number>;
  /** Waits for a batch: how many orders it moved, and why others stayed. */
  finished(batch: number): Promise<{ done: number; staying: string }>;
}

/** Creates the trucks as staff do, with loaded orders. */
export async function openYard(shop: Shop, orders: readonly (readonly string[])[]): Promise<Yard> {
  const cookie = await logIn(shop);
  const ask = async (name: AdminEndpointName, body: object) => {
    const said = await insist(noAnswers(), postAs(shop), {
      name,
      path: adminEndpoints[name].path,
      token: cookie,
      body,
    });
    if (said.status !== 200) throw new Error(`${name} answered ${said.status} ${JSON.stringify(said.body)}`);
    return said.body;
  };
  const start = async (action: object) => ((await ask('startBatch', { action })) as { batch: Batch }).batch.id;
  const show = async (batch: number) => ((await ask('showBatch', { batch })) as { batch: Batch }).batch;
  const over = (batch: number) =>
    until('a batch is complete', LONGEST_BATCH_S, async () => {
      const shown = await show(batch);
      return shown.finishedAt !== null && shown;
    });
  for (const to of ['ordered', 'loaded'])
    await over(await start({ kind: 'move-orders', to, orders: { numbers: orders.flat() } }));
  const trucks: number[] = [];
  for (const codes of orders) {
    const empty = { driver: null, phone: null, plate: null, capacityKg: null, capacityLitres: null };
    const times = { departsAt: null, arrivesAt: null };
    const made = await ask('createTruck', { name: `Drill ${trucks.length + 1}`, ...empty, ...times });
    const { id } = (made as { truck: { id: number } }).truck;
    const { added } = (await ask('addToTruck', { truck: id, codes })) as { added: unknown[] };
    if (added.length !== codes.length) throw new Error(`${added.length} of ${codes.length} orders are on the truck`);
    trucks.push(id);
  }
  return {
    trucks,
    async begin(truck, to) {
      const batch = await start({ kind: 'move-orders', to, orders: { truck } });
      await until('a batch has begun', LONGEST_BATCH_S, async () => (await show(batch)).done > 0);
      return batch;
    },
    async finished(batch) {
      const { done, staying } = await over(batch);
      return { done, staying: staying.map(({ reason, count }) => `${reason} ${count}`).join(', ') };
    },
  };
}
