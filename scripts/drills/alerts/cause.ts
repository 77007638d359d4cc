import type { Monitoring } from '../monitoring/start-monitoring.ts';
import type { Shop } from '../shop/start-shop.ts';

/** A fault, and the alerts that it has to trigger. */
export interface Cause {
  alerts: readonly string[];
  /** Seconds until the last alert fires: the rule's window and `for`, a scrape, an evaluation, and the counting job. */
  within: number;
  begin(shop: Shop): Promise<void>;
  /** Repairs the fault if the rest of the drill needs it. */
  end?(shop: Shop): Promise<void>;
}

export interface Fired {
  alert: string;
  /** Null: did not fire within its time. */
  seconds: number | null;
  within: number;
}

const LOOK_MS = 2_000;

/** Begins all causes at once, records when each alert fires, and repairs all. An alert that already fires counts as caused. */
export async function cause(shop: Shop, monitoring: Monitoring, causes: readonly Cause[]): Promise<Fired[]> {
  const fired = (await Promise.all(causes.map((one) => watch(shop, monitoring, one)))).flat();
  for (const one of causes) await one.end?.(shop);
  return fired;
}

async function watch(shop: Shop, monitoring: Monitoring, broken: Cause): Promise<Fired[]> {
  const { alerts, within } = broken;
  await broken.begin(shop);
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1_000);
  const seen = new Map<string, number>();
  while (seen.size < alerts.length && seconds() <= within) {
    const firing = await monitoring.firing();
    for (const alert of alerts) if (firing.has(alert) && !seen.has(alert)) seen.set(alert, seconds());
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return alerts.map((alert) => ({ alert, seconds: seen.get(alert) ?? null, within }));
}
