import { type Campaigns, createCampaigns } from './campaigns.ts';
import { type DocumentColumns, emptyColumns, putDocument, type SearchDocument } from './document-columns.ts';
import { createUnfilteredCounts, type UnfilteredCounts } from './unfiltered-counts.ts';

/** The columns, and the data derived from them: campaign prices and shelf counts. */
export interface LiveColumns {
  columns: DocumentColumns;
  unfilteredCounts: UnfilteredCounts;
  campaigns: Pick<Campaigns, 'isDue' | 'lastTurn'>;
  /** Stores a product; returns whether it was sold out or came back. Invalidates the counts that may have changed. */
  take(row: SearchDocument, facts: boolean): boolean;
  /** Updates prices to this moment; returns the products with a new price. */
  turnCampaigns(): number[];
}

export function createLiveColumns(now: () => Date): LiveColumns {
  const columns = emptyColumns();
  const campaigns = createCampaigns(columns);
  const unfilteredCounts = createUnfilteredCounts(columns);
  return {
    columns,
    unfilteredCounts,
    campaigns,
    take(row, facts) {
      const before = columns.rowIndexOf[row.product_id] ?? -1;
      const [wasReady, wasInStock] = [columns.isReady[before], columns.isInStock[before]];
      if (facts && before !== -1) unfilteredCounts.invalidate(before);
      const rowIndex = putDocument(columns, row, now());
      const isOtherwiseReady = columns.isReady[rowIndex] !== wasReady;
      if (facts || isOtherwiseReady) unfilteredCounts.invalidate(rowIndex);
      campaigns.put(row);
      return isOtherwiseReady || columns.isInStock[rowIndex] !== wasInStock;
    },
    turnCampaigns() {
      const turned = campaigns.turn(now());
      for (const id of turned) unfilteredCounts.invalidate(columns.rowIndexOf[id] as number);
      return turned;
    },
  };
}
