import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { detached } from '../../../cache/abort.ts';
import type { Db } from '../../../db/database.ts';
import { countedText, mayNamePerson } from '../query-text.ts';
import { addOutcomes, type CountedOutcome } from './outcomes.queries.ts';

/** Later than searches are written, in any process: an outcome counts only for a recorded search. */
const WRITTEN_AFTER_MS = 10_000;
/** Made-up outcomes must fill neither the memory between two writes, nor the table in a day. */
const MOST_BETWEEN_WRITES = 2_000;
const MOST_ROWS_OF_DAY = 50_000;

interface Outcome {
  search: string;
  product: string;
  did: 'open' | 'cart';
}

/** Collects what customers chose after searches and writes it in batches: no page waits for it or fails because of it. */
export interface OutcomeCount {
  add(outcome: Outcome): void;
  write(): Promise<void>;
}

export function createOutcomeCount(db: Db, now: () => Date, mostRowsOfDay = MOST_ROWS_OF_DAY): OutcomeCount {
  const gathered = new Map<string, CountedOutcome>();
  let timer: NodeJS.Timeout | undefined;
  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    const outcomes = [...gathered.values()];
    gathered.clear();
    // A failed write is dropped: outcomes only help to learn, they are no record.
    if (outcomes.length > 0) await addOutcomes(db, outcomes, mostRowsOfDay).catch(() => undefined);
  };
  return {
    write,
    add({ search, product: code, did }) {
      const query = countedText(search);
      if (mayNamePerson(query)) return;
      const day = isoDate(ulaanbaatarDate(now()));
      const key = `${day} ${code} ${query}`;
      const known = gathered.get(key);
      if (known === undefined && gathered.size >= MOST_BETWEEN_WRITES) return;
      const { clicks, cartAdditions } = known ?? { clicks: 0, cartAdditions: 0 };
      const counts =
        did === 'open' ? { clicks: clicks + 1, cartAdditions } : { clicks, cartAdditions: cartAdditions + 1 };
      gathered.set(key, { day, query, code, ...counts });
      // Detached: the write covers many outcomes, not only the first one.
      timer ??= detached(() => setTimeout(() => void write(), WRITTEN_AFTER_MS).unref());
    },
  };
}
