import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { OrderStatus } from '@tokhi/contract/fields/order-fields';
import type { PaymentMethod } from '@tokhi/contract/fields/payment-methods';
import { databaseOfJourneys } from '../../database-of-journeys.ts';

const run = (script: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, [`server/test/orders/${script}.ts`, ...words], {
    cwd: new URL('../../..', import.meta.url).pathname,
    env: { ...process.env, DATABASE_URL: databaseOfJourneys() },
  });

/** Moves an order along its way beside the running shop, as payment and staff will; long ago makes the next step late. */
export async function moveOrder(ordernumber: string, to: OrderStatus, hoursAgo = 0): Promise<void> {
  await run('move-order', ordernumber, to, String(hoursAgo));
}

/** A way to pay that the shop begins without is open from now on. */
export async function turnMethodOn(method: PaymentMethod): Promise<void> {
  await run('turn-method-on', method);
}

/** The store gets what a journey is going to buy. */
export async function receivePieces(code: string, pieces: number): Promise<void> {
  await run('receive-pieces', code, String(pieces));
}
