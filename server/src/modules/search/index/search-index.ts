import { setTimeout } from 'node:timers/promises';
import { detached } from '../../../cache/abort.ts';
import type { Held } from '../../../cache/cache-memory.ts';
import { type Changes, createChangeLog } from '../../../cache/changes.ts';
import type { Db } from '../../../db/database.ts';
import type { Logger } from '../../../logger.ts';
import { createCampaigns } from './campaigns.ts';
import { countWhole, type FacetCounts, type Scope } from './count-facets.ts';
import { bytesOf, type DocumentColumns, emptyColumns, putDocument, type SearchDocument } from './document-columns.ts';
import { type FacetNames, readFacetNames } from './facet-names.ts';
import { changedDocuments, documentsFrom, type SearchState, searchState } from './index.queries.ts';

/** How often the database is asked whether something changed: one row, and far less than the two seconds that a change may take. */
const FOLLOW_EVERY_MS = 250;

/** The version of an index that has read nothing yet. */
const UNREAD = -1;

/** What one API process keeps of the catalogue, and follows. */
export interface SearchIndex {
  /** Loads on first use; later calls give the same, kept fresh in place. */
  loaded(): Promise<LoadedIndex>;
  /** Brings it up to date now; following does the same four times a second. */
  catchUp(): Promise<void>;
  /** Follows until closed. */
  follow(logger: Logger): void;
  /** What it learnt of changes, for whatever the process keeps. */
  changes: Changes;
  /** What it holds: the columns of products, and the counts of shelves and brands. */
  held(): { columns: Held; wholes: Held };
  close(): Promise<void>;
}

export interface LoadedIndex {
  columns: DocumentColumns;
  names: FacetNames;
  /**
   * Another text whenever a list may be another (decision 119): what is sold, how it is called and what it costs, begins and ends
   * of campaigns, and products that are sold out or come back. The same in every process.
   */
  version: string;
  /** The same without the stock: a list that shows none of the products that were sold out is still right. */
  goodsVersion: string;
  /** What stands around the products alone: names, pictures, badges, events. */
  contentVersion: string;
  /** The stock alone. */
  stockVersion: string;
  /** Counts of a shelf or a brand without filters, counted once until something in it changes. */
  whole: (scope: Scope & { kind: 'category' | 'subCategory' | 'brand' }) => FacetCounts;
}

export function createSearchIndex(db: Db, now: () => Date): SearchIndex {
  const columns = emptyColumns();
  const campaigns = createCampaigns(columns);
  // As many as there are shelves and brands: nobody can ask for one that is not there.
  const wholes = new Map<string, FacetCounts>();
  const changes = createChangeLog();
  let state: SearchState = { version: UNREAD, facts: 0, content: 0, stock: 0 };
  let names: FacetNames | undefined;
  let loading: Promise<void> | undefined;
  const closing = new AbortController();
  let following: Promise<void> = Promise.resolve();

  const forgetWholes = (place: number) => {
    wholes.delete(`category ${columns.category[place]}`);
    wholes.delete(`subCategory ${columns.subCategory[place]}`);
    wholes.delete(`brand ${columns.brand[place]}`);
  };
  /** Says whether it was sold out or came back; what lists count is forgotten when it may have changed. */
  const take = (row: SearchDocument, facts: boolean): boolean => {
    const before = columns.placeOf[row.product_id] ?? -1;
    const [wasReady, wasInStock] = [columns.isReady[before], columns.isInStock[before]];
    if (facts && before !== -1) forgetWholes(before);
    const place = putDocument(columns, row, now());
    const isOtherwiseReady = columns.isReady[place] !== wasReady;
    if (facts || isOtherwiseReady) forgetWholes(place);
    campaigns.put(row);
    return isOtherwiseReady || columns.isInStock[place] !== wasInStock;
  };
  const turnCampaigns = (): number[] => {
    const turned = campaigns.turn(now());
    for (const id of turned) forgetWholes(columns.placeOf[id] as number);
    return turned;
  };
  // Kept here until it is told: what was read before a connection broke is not read as a change again.
  let changed: number[] = [];
  let inLists: number[] = [];
  /** In one snapshot, so that the rows are those of the counters; all rows when the database was put back from a backup and counts from below. */
  const readChanges = (): Promise<SearchState> =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        const seen = await searchState(tx);
        const anew = state.version === UNREAD || seen.version < state.version;
        const facts = anew || seen.facts !== state.facts;
        for await (const row of anew ? documentsFrom(tx) : changedDocuments(tx, state.version)) {
          const flipped = take(row, facts);
          changed.push(row.product_id);
          if (facts || flipped) inLists.push(row.product_id);
        }
        return seen;
      });
  const catchUp = async () => {
    const isBehind = (await searchState(db)).version !== state.version;
    const seen = isBehind ? await readChanges() : state;
    const anything = state.version === UNREAD || seen.content !== state.content || seen.version < state.version;
    // Behind the counters, so that it is not older than they say.
    if (anything) names = await readFacetNames(db);
    // From here on without a pause: nobody sees the new version beside what was kept of the old one.
    const turned = anything || seen.facts !== state.facts || campaigns.isDue(now()) ? turnCampaigns() : [];
    if (anything || changed.length + turned.length > 0) {
      changes.learn(anything ? null : [...changed, ...turned], [...inLists, ...turned]);
    }
    changed = [];
    inLists = [];
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
    changes,
    held: () => ({
      columns: { entries: columns.count, bytes: bytesOf(columns) },
      wholes: { entries: wholes.size },
    }),
    async loaded() {
      loading ??= inTurn().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      await loading;
      const { facts, content, stock } = state;
      const goodsVersion = `${facts}.${content}.${campaigns.lastTurn()}`;
      return {
        columns,
        names: names as FacetNames,
        version: `${goodsVersion}.${stock}`,
        goodsVersion,
        contentVersion: String(content),
        stockVersion: String(stock),
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
