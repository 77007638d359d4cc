import { type DocumentColumns, type Prices, priceAt, type SearchDocument } from './document-columns.ts';

type Campaign = Pick<SearchDocument, 'product_id'> & Prices;

/** Prices that begin and end by the clock: no batch contains them. */
export interface Campaigns {
  /** Stores the product's campaign, or that it has none. */
  put(row: Campaign): void;
  /** Whether a campaign has begun or ended since the last update of the prices. */
  isDue(now: Date): boolean;
  /** Updates the prices to this moment; returns the products with a new price. */
  turn(now: Date): number[];
  /** When the last one began or ended; not a count, because processes that started at different times share cached answers. */
  lastTurn(): number;
}

export function createCampaigns(columns: DocumentColumns): Campaigns {
  const campaigns = new Map<number, Campaign>();
  let lastTurn = 0;
  let nextTurn = Number.POSITIVE_INFINITY;
  return {
    put(row) {
      const ends = row.discount_percent > 0 && (row.discount_starts_at ?? row.discount_ends_at) !== null;
      if (ends) campaigns.set(row.product_id, row);
      else campaigns.delete(row.product_id);
    },
    isDue: (now) => now.getTime() >= nextTurn,
    lastTurn: () => lastTurn,
    turn(now) {
      const turned: number[] = [];
      nextTurn = Number.POSITIVE_INFINITY;
      lastTurn = 0;
      for (const campaign of campaigns.values()) {
        const rowIndex = columns.rowIndexOf[campaign.product_id] as number;
        const before = columns.price[rowIndex];
        priceAt(columns, rowIndex, campaign, now);
        if (columns.price[rowIndex] !== before) turned.push(campaign.product_id);
        for (const turn of [campaign.discount_starts_at, campaign.discount_ends_at]) {
          const at = turn?.getTime() ?? 0;
          if (at > now.getTime()) nextTurn = Math.min(nextTurn, at);
          else lastTurn = Math.max(lastTurn, at);
        }
      }
      return turned;
    },
  };
}
