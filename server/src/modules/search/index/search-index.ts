import type { StoreSize } from '../../../cache/cache-memory.ts';
import { type Changes, createChangeLog } from '../../../cache/changes.ts';
import type { Db } from '../../../db/database.ts';
import type { StaffWords } from '../staff-words/staff-words.ts';
import { createCatchUp } from './catch-up.ts';
import type { FacetCounts } from './count-facets.ts';
import { bytesOf, type DocumentColumns } from './document-columns.ts';
import type { FacetNames } from './facet-names.ts';
import { createFollower, type Follower } from './follow.ts';
import { createLiveColumns } from './live-columns.ts';
import type { Shelf } from './unfiltered-counts.ts';

/** One API process's copy of the catalogue, which follows the database. */
export interface SearchIndex extends Follower {
  /** Loads on first use; later calls return the same data, kept fresh in place. */
  loaded(): Promise<LoadedIndex>;
  /** The changes it has read, for the caches of the process. */
  changes: Changes;
  /** The size of the product columns, and of the counts of shelves and brands. */
  sizes(): { columns: StoreSize; unfilteredCounts: StoreSize };
}

export interface LoadedIndex {
  columns: DocumentColumns;
  names: FacetNames;
  /** What staff taught the search. */
  words: StaffWords;
  /**
   * Changes whenever a list may change (decision 119): which products are sold, their names and prices, begins and ends of campaigns, and
   * products that are sold out or come back. The same in every process.
   */
  version: string;
  /** The same without stock: a list that contains none of the products that were sold out is still right. */
  goodsVersion: string;
  /** Only the data around products: names, pictures, badges, events. */
  contentVersion: string;
  /** Only the stock. */
  stockVersion: string;
  /** Counts of a shelf or a brand without filters. */
  unfilteredCounts: (shelf: Shelf) => FacetCounts;
}

export function createSearchIndex(db: Db, now: () => Date): SearchIndex {
  const live = createLiveColumns(now);
  const { columns, unfilteredCounts, campaigns } = live;
  const changes = createChangeLog();
  const catchUp = createCatchUp(db, live, changes, now);
  const follower = createFollower(() => catchUp.run());
  let loading: Promise<void> | undefined;
  return {
    ...follower,
    changes,
    sizes: () => ({
      columns: { entries: columns.count, bytes: bytesOf(columns) },
      unfilteredCounts: { entries: unfilteredCounts.size() },
    }),
    async loaded() {
      loading ??= follower.catchUp().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      await loading;
      const { facts, content, stock } = catchUp.state();
      const goodsVersion = `${facts}.${content}.${campaigns.lastTurn()}`;
      return {
        columns,
        ...catchUp.beside(),
        version: `${goodsVersion}.${stock}`,
        goodsVersion,
        contentVersion: content,
        stockVersion: stock,
        unfilteredCounts: (shelf) => unfilteredCounts.of(shelf),
      };
    },
  };
}
