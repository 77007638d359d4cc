import { type Asked, headersOf } from '../orders/load-calls.ts';
import type { Peer } from './peer.ts';

/** How a crowd that came at once was answered, and what was really sold. */
export interface Raced {
  units: number;
  /** Of orders in the database. */
  sold: number;
  /** Buyers who were told that they have an order. */
  accepted: number;
  /** Buyers who were told that there is nothing left. */
  refused: number;
  /** Everything else: errors, and no answer. */
  failed: number;
}

const REFUSED = 409;

/** Every unit is sold once: to as many as were told so, and everybody else was refused in order. */
export const isSoldExactly = ({ units, sold, accepted, failed }: Raced): boolean =>
  sold === units && accepted === units && failed === 0;

/** All of the crowd at once, each on a connection of its own. */
export async function race(peer: Peer, at: number, units: number): Promise<Raced> {
  const statuses = await Promise.all((peer.crowds[at] ?? []).map((asked) => statusOf(peer, asked)));
  const accepted = statuses.filter((status) => status === 200).length;
  const refused = statuses.filter((status) => status === REFUSED).length;
  return { units, sold: await peer.unitsSold(at), accepted, refused, failed: statuses.length - accepted - refused };
}

async function statusOf({ origin, path }: Peer, { token, body }: Asked): Promise<number> {
  try {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: headersOf(token),
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
