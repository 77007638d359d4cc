import { type Asked, headersOf } from '../orders/load-calls.ts';
import type { Peer } from './peer.ts';

/** The answers to simultaneous buyers, and the units that were really sold. */
export interface Raced {
  units: number;
  /** In orders of the database. */
  sold: number;
  /** Buyers whose answer was an order. */
  accepted: number;
  /** Buyers whose answer was «out of stock». */
  refused: number;
  /** Everything else: errors, and missing answers. */
  failed: number;
}

const REFUSED = 409;

/** Every unit is sold once: as many buyers got an order, and all others a proper refusal. */
export const isSoldExactly = ({ units, sold, accepted, failed }: Raced): boolean =>
  sold === units && accepted === units && failed === 0;

/** All of the crowd at once, each on its own connection. */
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
