import type { OrderStatus } from '@tokhi/contract/fields/order-fields';
import { prepare } from '../setup-process.ts';

/** Moves an order along its way beside the running shop, as payment and staff will; long ago makes the next step late. */
export async function moveOrder(ordernumber: string, to: OrderStatus, hoursAgo = 0): Promise<void> {
  await prepare('move', ordernumber, to, String(hoursAgo));
}

/** The store gets what a journey is going to buy. */
export async function receivePieces(code: string, pieces: number): Promise<void> {
  await prepare('receive', code, String(pieces));
}
