import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { sayingsWith } from '../../staff-words/staff-words.ts';
import { fold } from '../../words/fold.ts';
import { tokensOf } from '../../words/tokens.ts';
import { freshIndex, presentResults, rowsFound } from '../search-results.ts';
import type { SearchWordsDeps } from '../search-words-deps.ts';
import { frequentTexts } from '../searches/searches.queries.ts';
import { checkSynonym } from './check-synonym.ts';
import { allSynonyms } from './synonyms.queries.ts';

/** How many frequent texts are checked for the effect of the synonym, and how many of them are shown. */
const MOST_LOOKED_AT = 500;
const MOST_OTHERS = 3;
const DAYS = 30;

/** Runs the shop's search with and without the new synonym. Writes nothing. */
export async function previewSynonym(
  deps: SearchWordsDeps,
  body: CallBody<AdminCalls['previewSynonym']>,
): Promise<CallReply<AdminCalls['previewSynonym']>> {
  const synonym = checkSynonym(body, await allSynonyms(deps.db));
  const loaded = await freshIndex(deps);
  const synonyms = [...loaded.words.synonyms, synonym];
  const taught = { ...loaded, words: { ...loaded.words, synonyms, sayings: sayingsWith(synonyms) } };
  const before = await rowsFound(deps, synonym.said, loaded);
  const after = await rowsFound(deps, synonym.said, taught);
  const others: { text: string; before: number; after: number }[] = [];
  for (const text of await otherTexts(deps, synonym)) {
    const [now, then] = [await rowsFound(deps, text, loaded), await rowsFound(deps, text, taught)];
    others.push({ text, before: now.length, after: then.length });
  }
  return {
    result: 'success',
    before: await presentResults(deps, before, loaded),
    after: await presentResults(deps, after, loaded),
    others,
  };
}

/** The synonym's meaning, and searches that contain its first word. */
async function otherTexts(
  { db }: SearchWordsDeps,
  { said, meant }: { said: string; meant: string },
): Promise<string[]> {
  const key = fold(tokensOf(said)[0] ?? '');
  const searched = (await frequentTexts(db, DAYS, MOST_LOOKED_AT)).filter(
    (text) => text !== said && text !== meant && tokensOf(text).some((token) => fold(token) === key),
  );
  return [meant, ...searched].slice(0, MOST_OTHERS);
}
