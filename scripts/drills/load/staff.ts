// Staff members who move paid orders on while customers buy; calls without an answer are retried under their key.
import { setTimeout as pause } from 'node:timers/promises';
import { type AdminEndpointName, adminEndpoints } from '@tokhi/contract/admin/endpoints';
import { loggedInStaff } from '../../../bench/src/orders/staff-client.ts';
import type { SendCall } from '../shop/send-call.ts';
import { ADMIN_ORIGIN, ADMIN_PORT, type Shop } from '../shop/start-shop.ts';
import { type Answers, insist } from './answers.ts';

export const FEW_STAFF = 2;
/** Together they move two orders a second at most. */
const REST_MS = 500;

/** Calls as staff send them: with a cookie, from the admin application's origin. */
export const postAs =
  (shop: Shop): SendCall =>
  (path, cookie, body, key = '') =>
    fetch(`http://${shop.host.address}:${ADMIN_PORT}${path}`, {
      ...{ method: 'POST', body: JSON.stringify(body), signal: AbortSignal.timeout(30_000) },
      headers: { cookie, origin: ADMIN_ORIGIN, 'content-type': 'application/json', 'idempotency-key': key },
    });

export const logIn = (shop: Shop): Promise<string> => shop.inDatabase((pool) => loggedInStaff(pool));

interface Listed {
  ordernumber: string;
  version: number;
}

/** Moves orders from paid to ordered until the signal; records acknowledged moves. */
export async function workAsStaff(
  shop: Shop,
  cookie: string,
  {
    answers,
    moved,
    until,
    turn,
    of,
  }: { answers: Answers; moved: Set<string>; until: AbortSignal; turn: number; of: number },
): Promise<void> {
  const ask = (name: AdminEndpointName, body: object) =>
    insist(answers, postAs(shop), { name, path: adminEndpoints[name].path, token: cookie, body });
  while (!until.aborted) {
    await pause(REST_MS * of);
    const { body } = await ask('listOrders', { status: ['paid'], sort: 'oldest' });
    // Each has separate orders, so a refused move means that an unacknowledged attempt had succeeded.
    const orders = ((body['orders'] ?? []) as Listed[]).filter(
      ({ ordernumber }) => Number(ordernumber.slice(-4)) % of === turn,
    );
    const order = orders[Math.floor(Math.random() * orders.length)];
    if (order === undefined || until.aborted) continue;
    const { ordernumber, version } = order;
    const { status } = await ask('moveOrder', { ordernumber, version, to: 'ordered' });
    if (status === 200) moved.add(ordernumber);
    else answers.bad.push(`moveOrder of ${ordernumber} answered ${status}`);
  }
}
