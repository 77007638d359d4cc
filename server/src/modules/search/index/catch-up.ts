import type { ChangeLog } from '../../../cache/changes.ts';
import type { Db } from '../../../db/database.ts';
import { readStaffWords } from '../staff-words/staff-words.queries.ts';
import type { StaffWords } from '../staff-words/staff-words.ts';
import { type FacetNames, readFacetNames } from './facet-names.ts';
import { changedDocuments, documentsFrom, type SearchState, searchState } from './index.queries.ts';
import type { LiveColumns } from './live-columns.ts';

/** The version of an index that has not read anything. */
const UNREAD = -1;

export interface CatchUp {
  /** Updates the columns from the database and publishes the changes. One run at a time. */
  run(): Promise<void>;
  /** The counters that the columns reflect. */
  state(): SearchState;
  /** Data beside the columns; set after the first run. */
  beside(): Beside;
}

interface Beside {
  names: FacetNames;
  words: StaffWords;
}

export function createCatchUp(db: Db, live: LiveColumns, changes: ChangeLog, now: () => Date): CatchUp {
  let state: SearchState = { version: UNREAD, facts: '', content: '', stock: '' };
  let beside: Beside | undefined;
  // Kept until published: rows read before a connection broke are not read as changes again.
  let changed: number[] = [];
  let inLists: number[] = [];
  /** One snapshot, so that rows match the counters; reads all rows when a database restored from a backup has a lower version. */
  const readChanges = (): Promise<SearchState> =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        const seen = await searchState(tx);
        const anew = state.version === UNREAD || seen.version < state.version;
        const facts = anew || seen.facts !== state.facts;
        for await (const row of anew ? documentsFrom(tx) : changedDocuments(tx, state.version)) {
          const flipped = live.take(row, facts);
          changed.push(row.product_id);
          if (facts || flipped) inLists.push(row.product_id);
        }
        return seen;
      });
  return {
    async run() {
      const isBehind = (await searchState(db)).version !== state.version;
      const seen = isBehind ? await readChanges() : state;
      const anything = state.version === UNREAD || seen.content !== state.content || seen.version < state.version;
      // Read after the counters, so that it is never older than they are.
      if (anything) beside = { names: await readFacetNames(db), words: await readStaffWords(db) };
      // No await from here on: nobody sees the new version beside cached data of the old one.
      const isDue = anything || seen.facts !== state.facts || live.campaigns.isDue(now());
      const turned = isDue ? live.turnCampaigns() : [];
      if (anything || changed.length + turned.length > 0) {
        changes.learn(anything ? null : [...changed, ...turned], [...inLists, ...turned]);
      }
      changed = [];
      inLists = [];
      state = seen;
    },
    state: () => state,
    beside: () => beside as Beside,
  };
}
