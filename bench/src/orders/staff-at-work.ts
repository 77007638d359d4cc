// A day of staff members: each has a page open that receives changes, goes through the paid orders, opens one and moves it on.
import { setTimeout as pause } from 'node:timers/promises';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { askAsStaff } from './staff-client.ts';

export interface StaffTimes {
  /** From «next step» until the page of a colleague receives the change, in milliseconds. */
  seen: number[];
  calls: number[];
  moved: number;
  failed: number;
}

interface Listed {
  id: number;
  ordernumber: string;
  version: number;
}

/** Between two views of the list: twenty people move six or seven orders a second. */
const REST_MS = 3_000;

export async function workAsStaff(origin: string, cookies: readonly string[], until: AbortSignal): Promise<StaffTimes> {
  const times: StaffTimes = { seen: [], calls: [], moved: 0, failed: 0 };
  const movedBy = new Map<number, { at: number; by: number }>();
  const hear = (member: number, orders: readonly number[]) => {
    for (const id of orders) {
      const moved = movedBy.get(id);
      if (moved !== undefined && moved.by !== member) times.seen.push(performance.now() - moved.at);
    }
  };
  const work = async (cookie: string, member: number) => {
    const ask: typeof askAsStaff = async (...args) => {
      const from = performance.now();
      const answer = await askAsStaff(...args);
      times.calls.push(performance.now() - from);
      if (answer.status !== 200 && answer.status !== 409) times.failed += 1;
      return answer;
    };
    while (!until.aborted) {
      await pause(Math.random() * 2 * REST_MS);
      const { body } = await ask(origin, cookie, 'listOrders', { status: ['paid'], sort: 'oldest' });
      await ask(origin, cookie, 'countOrders', {});
      const orders = (body['orders'] ?? []) as Listed[];
      const order = orders[Math.floor(Math.random() * orders.length)];
      if (order === undefined || movedBy.has(order.id)) continue;
      const { ordernumber, version, id } = order;
      await ask(origin, cookie, 'showOrder', { ordernumber });
      movedBy.set(id, { at: performance.now(), by: member });
      const { status } = await ask(origin, cookie, 'moveOrder', { ordernumber, version, to: 'ordered' });
      if (status === 200) times.moved += 1;
      else movedBy.delete(id);
    }
  };
  const stop = new AbortController();
  const streams = cookies.map((cookie, member) =>
    listen(origin, cookie, stop.signal, (orders) => hear(member, orders)).catch((error: unknown) => {
      if (!stop.signal.aborted) throw error;
    }),
  );
  await Promise.all(cookies.map(work));
  // The last changes are still on their way.
  await pause(REST_MS);
  stop.abort();
  await Promise.all(streams);
  return times;
}

async function listen(
  origin: string,
  cookie: string,
  signal: AbortSignal,
  onOrders: (orders: readonly number[]) => void,
): Promise<void> {
  const address = `${origin.replace('localhost', '127.0.0.1')}${adminRawEndpoints.liveStream.path}`;
  const { body, status } = await fetch(address, { headers: { cookie, origin }, signal });
  if (body === null || status !== 200) throw new Error(`the stream answered ${status}`);
  let text = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const events = (text + chunk).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const [, data] = /^event: changed\ndata: (.*)$/m.exec(event) ?? [];
      if (data !== undefined) onOrders((JSON.parse(data) as { orders: number[] }).orders);
    }
  }
}
