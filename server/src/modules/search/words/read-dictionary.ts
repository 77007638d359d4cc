import { lemmaList } from './lemma-list.ts';
import { sayings } from './meanings.ts';

/** What a process reads once: when it starts, so that the first search does not wait half a second for it. */
export function readDictionary(): void {
  lemmaList();
  sayings();
}
