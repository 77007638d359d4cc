// Unit prices of lines in the flat details of a refusal. Without zod: the browser reads them.
import type { RefusalDetails } from '../texts/refusals.ts';

const PREFIX = 'price.';

/** `{ 'price.70489215': 249900 }`. */
export const linePriceDetails = (lines: readonly { code: string; priceTug: number }[]): RefusalDetails =>
  Object.fromEntries(lines.map(({ code, priceTug }) => [PREFIX + code, priceTug]));

/** Product code → today's price of a unit. */
export const readLinePrices = (details: RefusalDetails): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(details).flatMap(([key, value]) =>
      key.startsWith(PREFIX) && typeof value === 'number' ? [[key.slice(PREFIX.length), value] as const] : [],
    ),
  );
