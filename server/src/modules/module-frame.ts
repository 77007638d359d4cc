import type { CacheMemory } from '../answers/cache-memory.ts';
import type { Db } from '../db/database.ts';
import type { KeptCards } from './catalogue/public.ts';
import type { SearchIndex } from './search/public.ts';

/** What every module gets from the process around it. */
export interface ModuleFrame {
  db: Db;
  /** The clock, as a parameter: tests set it. */
  now: () => Date;
  /** The catalogue as lists and search see it, one copy a process. */
  index: SearchIndex;
  /** The cards of products, one shelf of them a process. */
  cards: KeptCards;
  /** What the process may keep. */
  memory: CacheMemory;
}
