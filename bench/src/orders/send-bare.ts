import { createHash, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { DEVELOPMENT_ORDER_NUMBER_KEY } from '../../../server/src/env.ts';
import { orderNumbersBy } from '../../../server/src/modules/orders/public.ts';
import type { Heard } from '../catalogue/listen-to.ts';
import type { Buyer } from './buyers.ts';
import { FreshValues } from './fresh-values.ts';
import { IN_FLIGHT, type Loaded } from './load-calls.ts';

/** One recorded order. */
export interface RecordedOrder {
  buyer: Buyer;
  key: string;
  heard: Heard[];
}

export interface Bare {
  /** An order for each of these buyers, eight in flight. */
  load(recorded: readonly RecordedOrder[], buyers: readonly Buyer[], mode: PlanMode): Promise<Loaded>;
  close(): Promise<void>;
}

/** Planned for their values, as the shop sends them; or prepared, planned once per connection. */
type PlanMode = 'planned' | 'prepared';

/** Creates orders of other buyers with the statements of recorded ones, by plain `pg`. */
export async function openBare(url: string): Promise<Bare> {
  const clients = Array.from({ length: IN_FLIGHT }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  return {
    async load(recorded, buyers, mode) {
      const waiting = buyers.entries();
      const times: number[] = [];
      const started = performance.now();
      const worker = async (client: pg.Client) => {
        for (const [at, buyer] of waiting) {
          const sent = performance.now();
          await sendFor(client, recorded[at % recorded.length] as RecordedOrder, buyer, mode);
          times.push(performance.now() - sent);
        }
      };
      await Promise.all(clients.map(worker));
      return { times, seconds: (performance.now() - started) / 1_000 };
    },
    async close() {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}

async function sendFor(
  client: pg.Client,
  { buyer, key, heard }: RecordedOrder,
  other: Buyer,
  mode: PlanMode,
): Promise<void> {
  const fresh = new FreshValues(randomBytes);
  fresh.replaceText(buyer.customerId, other.customerId);
  fresh.replaceText(key, randomUUID());
  fresh.replaceBytes(buyer.tokenHash, other.tokenHash);
  for (const { text, values, rows } of heard) {
    const statement = { text, values: values.map((value) => fresh.of(value)) };
    const named = mode === 'prepared' ? { ...statement, name: nameOf(text) } : statement;
    const { rows: answered } = await client.query<Record<string, unknown>>(named);
    rows.forEach((before, at) => {
      const now = answered[at];
      if (now === undefined) throw new Error(`nothing where the shop found ${JSON.stringify(before)}: ${text}`);
      learn(fresh, text, before, now);
    });
  }
}

type Row = Record<string, unknown>;

/** With the order number key of the recorder's shop (record-order.ts). */
const numbersOf = orderNumbersBy(DEVELOPMENT_ORDER_NUMBER_KEY);

/** Takes from an answer what the next statements need: the ids of new rows, and the number from the sequence. */
function learn(fresh: FreshValues, text: string, before: Row, now: Row): void {
  if (text.includes('order_number_sequence')) {
    const [was = '', is = ''] = numbersOf([Number(before['sequence']), Number(now['sequence'])]);
    fresh.replaceText(was, is);
  }
  // Ids of products and places are small and the same for all orders.
  const [was, is] = [Number(before['id']), Number(now['id'])];
  if (was >= FIRST_OWN_ID && was !== is) fresh.replaceText(was, is);
}

/** Larger ids are those of customers, orders and emails (fill-orders.ts). */
const FIRST_OWN_ID = 1_000_000_000;

const names = new Map<string, string>();
function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
