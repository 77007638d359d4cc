import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { detached } from '../../cache/abort.ts';
import type { Db } from '../../db/database.ts';
import { countedText, mayNamePerson } from './query-text.ts';
import { addQueries, type CountedQuery } from './recorded-queries.queries.ts';

const WRITTEN_EVERY_MS = 2_000;
/** Made-up texts must not fill the memory: beyond this many different ones between two writes the rest is not counted. */
const MOST_BETWEEN_WRITES = 5_000;

/** Every search with how it was understood and what it found, gathered and written together: a search waits for no write. */
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
    // What cannot be written is lost: it is a help for the staff, not a record.
    if (queries.length > 0) await addQueries(db, queries).catch(() => undefined);
  };
  return {
    write,
    add(typed, level, hits) {
      const day = isoDate(ulaanbaatarDate(now()));
      const query = countedText(typed);
      // Not counted, as what is chosen after it is not (record 175): no row leads to a person.
      if (mayNamePerson(query)) return;
      const key = `${day} ${query}`;
      const known = gathered.get(key);
      if (known === undefined && gathered.size >= MOST_BETWEEN_WRITES) return;
      gathered.set(key, { day, query, level, hits, asked: (known?.asked ?? 0) + 1 });
      // The searches of many, not of the one whose search came first.
      timer ??= detached(() => setTimeout(() => void write(), WRITTEN_EVERY_MS).unref());
    },
  };
}
