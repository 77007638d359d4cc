import { z } from 'zod';

/** The result of ops/backup/counts.sql for a database. */
const ShopCounts = z.object({
  /** The cluster's id, created with it and kept in every copy of its files. */
  systemId: z.string(),
  at: z.string(),
  rows: z.record(z.string(), z.number()),
  ordersTug: z.string(),
  paymentsTug: z.string(),
});
export type ShopCounts = z.output<typeof ShopCounts>;

export const parseCounts = (json: string): ShopCounts => ShopCounts.parse(JSON.parse(json));

/**
 * Why the restored database cannot be the shop's, or null. `least`: counted when the backup began; these tables only grow, and so does the
 * money of orders and payments. `most`: counted in the shop now, if it answers.
 */
export function whyNotTheShop(restored: ShopCounts, least: ShopCounts | null, most: ShopCounts | null): string | null {
  for (const [which, known] of [['when the backup began', least] as const, ['in the shop now', most] as const]) {
    if (known !== null && known.systemId !== restored.systemId)
      return `foreign: this is cluster ${restored.systemId}, and the shop was ${known.systemId} ${which}`;
  }
  const figures = (counts: ShopCounts): [name: string, figure: bigint][] => [
    ...Object.entries(counts.rows).map(([table, rows]): [string, bigint] => [table, BigInt(rows)]),
    ['tugrik of orders', BigInt(counts.ordersTug)],
    ['tugrik of payments', BigInt(counts.paymentsTug)],
  ];
  const restoredFigures = new Map(figures(restored));
  for (const [name, figure] of least === null ? [] : figures(least)) {
    const has = restoredFigures.get(name);
    if (has === undefined || has < figure)
      return `partial: ${name} ${has ?? 'missing'}, and ${figure} when the backup began`;
  }
  for (const [name, figure] of most === null ? [] : figures(most)) {
    const has = restoredFigures.get(name) ?? 0n;
    if (has > figure) return `the shop lost rows: ${name} ${figure} there now, and ${has} in the backup`;
  }
  return null;
}
