import { setTimeout as pause } from 'node:timers/promises';

/** Waits until `ask` returns a value, for at most `seconds`. */
export async function until<Found>(
  what: string,
  seconds: number,
  ask: () => Promise<Found | undefined | false>,
): Promise<Found> {
  const end = performance.now() + seconds * 1_000;
  for (;;) {
    const found = await ask().catch(() => undefined);
    if (found !== undefined && found !== false) return found;
    if (performance.now() > end) throw new Error(`not within ${seconds} s: ${what}`);
    await pause(200);
  }
}
