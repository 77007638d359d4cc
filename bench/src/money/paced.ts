import { setTimeout as pause } from 'node:timers/promises';

/** Starts so many a second, evenly, even if earlier ones still run: visitors do not wait for each other. Resolves when all have ended. */
export async function paced<Done>(
  { aSecond, seconds }: { aSecond: number; seconds: number },
  work: (at: number) => Promise<Done>,
): Promise<Done[]> {
  const began = performance.now();
  const under: Promise<Done>[] = [];
  for (let at = 0; at < aSecond * seconds; at += 1) {
    const wait = began + (at * 1_000) / aSecond - performance.now();
    if (wait > 0) await pause(wait);
    under.push(work(at));
  }
  return Promise.all(under);
}

export const IN_FLIGHT = 8;

/** All of them, eight at a time; returns the results in order. */
export async function inFlight<One, Done>(
  all: readonly One[],
  work: (one: One, at: number) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = [];
  const rest = all.entries();
  const worker = async () => {
    for (const [at, one] of rest) done[at] = await work(one, at);
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
  return done;
}
