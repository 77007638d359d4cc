import type { OrderStatus } from '@tokhi/contract/fields/order-fields';
import { prepare } from '../setup-process.ts';

/** Moves an order to another status beside the running shop, as payment and staff do; long ago makes the next step late. */
export async function moveOrder(ordernumber: string, to: OrderStatus, hoursAgo = 0): Promise<void> {
  await prepare('move', ordernumber, to, String(hoursAgo));
}

/** Receives stock that a journey is going to buy. */
export async function receivePieces(code: string, pieces: number): Promise<void> {
  await prepare('receive', code, String(pieces));
}
