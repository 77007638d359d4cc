// Order source (spec §2 stock label, §4, decision 42): an order comes from Ulaanbaatar when all its goods stand ready there, else from Beijing; the ready goods of a mixed order wait for the others.

/** Where the goods of an order start from. */
export const orderSources = ['beijing', 'ulaanbaatar'] as const;
export type OrderSource = (typeof orderSources)[number];

/** Where an order of these lines starts from; an order has at least one line. */
export const orderSource = (lines: readonly { readyInUlaanbaatar: boolean }[]): OrderSource =>
  lines.every((line) => line.readyInUlaanbaatar) ? 'ulaanbaatar' : 'beijing';

/** Whether some of the goods are ready and have to wait for the others: the page says so, and the customer may order them separately. */
export const readyGoodsWait = (lines: readonly { readyInUlaanbaatar: boolean }[]): boolean =>
  orderSource(lines) === 'beijing' && lines.some((line) => line.readyInUlaanbaatar);
