import { setTimeout as pause } from 'node:timers/promises';

/** Starts `aSecond` calls a second, evenly, without waiting for earlier ones, until the signal; then waits for all. */
export async function pacedUntil(
  aSecond: number,
  until: AbortSignal,
  work: (at: number) => Promise<void>,
): Promise<void> {
  const began = performance.now();
  const under = new Set<Promise<void>>();
  for (let at = 0; !until.aborted; at += 1) {
    const wait = began + (at * 1_000) / aSecond - performance.now();
    if (wait > 0) await pause(wait);
    const one = work(at).finally(() => under.delete(one));
    under.add(one);
  }
  await Promise.all(under);
}
