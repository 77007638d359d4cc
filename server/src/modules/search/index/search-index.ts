import { setTimeout } from 'node:timers/promises';
import { detached } from '../../../answers/given-up.ts';
import type { Db } from '../../../db/database.ts';
import type { Logger } from '../../../logger.ts';
import { countWhole, type FacetCounts, type Scope } from './count-facets.ts';
import { type DocumentColumns, emptyColumns, priceAt, putDocument, type SearchDocument } from './document-columns.ts';
import { type FacetNames, readFacetNames } from './facet-names.ts';
import { changedDocuments, documentsFrom, searchState } from './index.queries.ts';

/** How often the database is asked whether something changed: one row, and far less than the two seconds that a change may take. */
const FOLLOW_EVERY_MS = 250;

/** What one API process keeps of the catalogue, and follows. */
export interface SearchIndex {
  /** Loads on first use; later calls give the same, kept fresh in place. */
  loaded(): Promise<LoadedIndex>;
  /** Brings it up to date now; following does the same four times a second. */
  catchUp(): Promise<void>;
  /** Follows until closed. */
  follow(logger: Logger): void;
  /** Told the products that changed, or null for "anything may have". */
  onChange(listener: (productIds: readonly number[] | null) => void): void;
  close(): Promise<void>;
}

export interface LoadedIndex {
  columns: DocumentColumns;
  names: FacetNames;
  /** Another text whenever an answer may be another: every batch of changes, and every begin or end of a campaign. */
  version: string;
  /** Counts of a shelf or a brand without filters, counted once until something in it changes. */
  whole: (scope: Scope & { kind: 'category' | 'subCategory' | 'brand' }) => FacetCounts;
}

type Campaign = Pick<
  SearchDocument,
  'product_id' | 'price_tug' | 'regular_price_tug' | 'discount_percent' | 'discount_starts_at' | 'discount_ends_at'
>;

export function createSearchIndex(db: Db, now: () => Date): SearchIndex {
  const columns = emptyColumns();
  const campaigns = new Map<number, Campaign>();
  const wholes = new Map<string, FacetCounts>();
  const listeners: ((productIds: readonly number[] | null) => void)[] = [];
  let state = { version: 0, contentVersion: -1 };
  let lastTurn = 0;
  let nextTurn = Number.POSITIVE_INFINITY;
  let names: FacetNames | undefined;
  let loading: Promise<void> | undefined;
  const closing = new AbortController();
  let following: Promise<void> = Promise.resolve();

  const tell = (productIds: readonly number[] | null) => {
    for (const listener of listeners) listener(productIds);
  };
  const forgetWholes = (place: number) => {
    wholes.delete(`category ${columns.category[place]}`);
    wholes.delete(`subCategory ${columns.subCategory[place]}`);
    wholes.delete(`brand ${columns.brand[place]}`);
  };
  const take = (row: SearchDocument) => {
    const before = columns.placeOf[row.product_id] ?? -1;
    if (before !== -1) forgetWholes(before);
    forgetWholes(putDocument(columns, row, now()));
    if (row.discount_percent > 0 && (row.discount_starts_at ?? row.discount_ends_at) !== null) {
      campaigns.set(row.product_id, row);
    } else {
      campaigns.delete(row.product_id);
    }
  };
  /** Begins and ends of campaigns are in no batch: time alone changes these prices. */
  const turnCampaigns = () => {
    const moment = now();
    const turned: number[] = [];
    nextTurn = Number.POSITIVE_INFINITY;
    lastTurn = 0;
    for (const campaign of campaigns.values()) {
      const place = columns.placeOf[campaign.product_id] as number;
      const before = columns.price[place];
      priceAt(columns, place, campaign, moment);
      if (columns.price[place] !== before) {
        forgetWholes(place);
        turned.push(campaign.product_id);
      }
      for (const turn of [campaign.discount_starts_at, campaign.discount_ends_at]) {
        const at = turn?.getTime() ?? 0;
        if (at > moment.getTime()) nextTurn = Math.min(nextTurn, at);
        else lastTurn = Math.max(lastTurn, at);
      }
    }
    if (turned.length > 0) tell(turned);
  };
  const catchUp = async () => {
    const seen = await searchState(db);
    if (seen.contentVersion !== state.contentVersion) {
      names = await readFacetNames(db);
      if (state.contentVersion !== -1) tell(null);
    }
    if (seen.version !== state.version) {
      // A database put back from a backup counts from below: then everything is read anew.
      const rows =
        state.version === 0 || seen.version < state.version ? documentsFrom(db) : changedDocuments(db, state.version);
      const changed: number[] = [];
      for await (const row of rows) {
        take(row);
        changed.push(row.product_id);
      }
      turnCampaigns();
      tell(changed);
    } else if (now().getTime() >= nextTurn) {
      turnCampaigns();
    }
    state = seen;
  };
  let queue = Promise.resolve();
  /**
   * One at a time, in order: two that read the same rows would both be right, but nobody could say when. And for the whole
   * process: the visitor who came first may go.
   */
  const inTurn = () => {
    const turn = detached(() => queue.then(catchUp));
    queue = turn.catch(() => undefined);
    return turn;
  };

  return {
    catchUp: inTurn,
    onChange: (listener) => listeners.push(listener),
    async loaded() {
      loading ??= inTurn().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      await loading;
      return {
        columns,
        names: names as FacetNames,
        // The last turn, not how many there were: processes that started at different times share kept answers.
        version: `${state.version}.${state.contentVersion}.${lastTurn}`,
        whole: (scope) => {
          const key = `${scope.kind} ${scope.id}`;
          const counted = wholes.get(key) ?? countWhole(columns, scope);
          wholes.set(key, counted);
          return counted;
        },
      };
    },
    follow(logger) {
      const run = async () => {
        while (!closing.signal.aborted) {
          try {
            await inTurn();
          } catch (error) {
            logger.warn({ err: error }, 'lists were not brought up to date, trying again');
          }
          await setTimeout(FOLLOW_EVERY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
        }
      };
      following = run();
    },
    async close() {
      closing.abort();
      await following;
    },
  };
}
