import { cpuSecondsOf } from '../compare/cpu-of-process.ts';
import { type Loaded, loadPath } from '../orders/load-calls.ts';
import type { Peer, PeerName } from './peer.ts';

/** The first orders of a process also pay for its compilation. */
const WARM_UP = 150;
const ROUNDS = 6;
const A_TURN = 120;
/** No round starts later: the shop takes some ten seconds to make, the races two, and the whole run a minute at most. */
const LAST_ROUND_MS = 20_000;

/** The maximum number of checkouts of one peer. */
export const MOST_CHECKOUTS = WARM_UP + ROUNDS * A_TURN;

export type CheckoutTurn = Loaded & { cpuSeconds: number };
/** One turn of each. */
export type CheckoutRound = Record<PeerName, CheckoutTurn>;

async function takeTurn({ origin, pid, path, checkouts }: Peer, count: number): Promise<CheckoutTurn> {
  const turn = checkouts.splice(0, count).values();
  const before = cpuSecondsOf(pid);
  const loaded = await loadPath(origin, { path, method: 'POST' }, count, () => {
    const next = turn.next();
    if (next.done) throw new Error('more requests than checkouts');
    return next.value;
  });
  return { ...loaded, cpuSeconds: cpuSecondsOf(pid) - before };
}

/** Both in turns, in reversed order each round; on a busy machine there are fewer rounds. */
export async function measureCheckouts(peers: Record<PeerName, Peer>): Promise<CheckoutRound[]> {
  const until = performance.now() + LAST_ROUND_MS;
  await takeTurn(peers.shop, WARM_UP);
  await takeTurn(peers.bare, WARM_UP);
  const rounds: CheckoutRound[] = [];
  while (rounds.length < ROUNDS && (rounds.length === 0 || performance.now() < until)) {
    const isEven = rounds.length % 2 === 0;
    const first = isEven ? await takeTurn(peers.shop, A_TURN) : await takeTurn(peers.bare, A_TURN);
    const second = isEven ? await takeTurn(peers.bare, A_TURN) : await takeTurn(peers.shop, A_TURN);
    rounds.push(isEven ? { shop: first, bare: second } : { shop: second, bare: first });
  }
  return rounds;
}
