import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { detached } from '../../cache/abort.ts';
import type { Db } from '../../db/database.ts';
import { countedText, mayNamePerson } from './query-text.ts';
import { addQueries, type CountedQuery } from './recorded-queries.queries.ts';

const WRITTEN_EVERY_MS = 2_000;
/** Made-up texts must not fill the memory: beyond this many different texts between two writes, new ones are not counted. */
const MOST_BETWEEN_WRITES = 5_000;

/** Collects every search with its level and hits, and writes them in batches: no search waits for a write. */
export interface QueryCount {
  add(typed: string, level: string, hits: number): void;
  write(): Promise<void>;
}

export function createQueryCount(db: Db, now: () => Date): QueryCount {
  const gathered = new Map<string, CountedQuery>();
  let timer: NodeJS.Timeout | undefined;
  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    const queries = [...gathered.values()];
    gathered.clear();
    // A failed write is dropped: these counts help staff, they are no record.
    if (queries.length > 0) await addQueries(db, queries).catch(() => undefined);
  };
  return {
    write,
    add(typed, level, hits) {
      const day = isoDate(ulaanbaatarDate(now()));
      const query = countedText(typed);
      // Neither this search nor its outcomes are counted (record 175): no row leads to a person.
      if (mayNamePerson(query)) return;
      const key = `${day} ${query}`;
      const known = gathered.get(key);
      if (known === undefined && gathered.size >= MOST_BETWEEN_WRITES) return;
      gathered.set(key, { day, query, level, hits, asked: (known?.asked ?? 0) + 1 });
      // Detached: the write covers many searches, not only the one that started the timer.
      timer ??= detached(() => setTimeout(() => void write(), WRITTEN_EVERY_MS).unref());
    },
  };
}
