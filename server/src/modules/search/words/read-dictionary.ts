import { lemmaList } from './lemma-list.ts';
import { sayings } from './meanings.ts';

/** Read once, when a process starts, so that the first search does not wait half a second for it. */
export function readDictionary(): void {
  lemmaList();
  sayings();
}
