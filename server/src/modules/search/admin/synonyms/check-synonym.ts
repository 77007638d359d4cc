import { refuse } from '@tokhi/contract/texts/refusals';
import { queryKey } from '../../staff-words/query-key.ts';
import type { Synonym } from '../../staff-words/staff-words.ts';
import { isSmallWord } from '../../words/small-words.ts';
import { addsNothing, isAnything, isSaidAround } from '../../words/stop-words.ts';
import { synonymPairs } from '../../words/synonyms/synonym-pairs.ts';
import { tokensOf } from '../../words/tokens.ts';
import type { SynonymKeys } from './synonyms.queries.ts';

/** Nobody types a longer phrase twice. */
const MOST_WORDS = 5;

export interface CheckedSynonym extends Synonym {
  saidKey: string;
  meantKey: string;
}

const saysNothing = (token: string): boolean =>
  isSaidAround(token) || isSmallWord(token) || addsNothing(token) || isAnything(token);

/** The words of what was typed, without anything between them. */
function wordsOf(typed: string): { text: string; key: string } {
  const tokens = tokensOf(typed);
  const key = queryKey(typed);
  if (key === '' || tokens.length > MOST_WORDS || tokens.every(saysNothing)) throw refuse('synonym_says_nothing');
  return { text: tokens.join(' '), key };
}

/** Refuses a synonym without meaning, one that the code or staff already have, and a one-way synonym that closes a loop. */
export function checkSynonym(
  typed: { said: string; meant: string; both_ways: boolean },
  saved: readonly SynonymKeys[],
): CheckedSynonym {
  const said = wordsOf(typed.said);
  const meant = wordsOf(typed.meant);
  if (said.key === meant.key) throw refuse('synonym_of_itself');
  const ways = [
    ...saved.map(({ said_key, meant_key }) => [said_key, meant_key] as const),
    ...saved.filter(({ both_ways }) => both_ways).map(({ said_key, meant_key }) => [meant_key, said_key] as const),
  ];
  const isWay = (from: string, to: string) => ways.some(([one, other]) => one === from && other === to);
  const isKnown = (from: { text: string; key: string }, to: { key: string }) =>
    isWay(from.key, to.key) || isBuiltIn(from.key, to.key);
  if (isKnown(said, meant) && (!typed.both_ways || isKnown(meant, said))) throw refuse('synonym_known');
  if (saved.some(({ said_key, meant_key }) => said_key === said.key && meant_key === meant.key))
    throw refuse('synonym_known');
  if (!typed.both_ways && leads(meant.key, said.key, ways)) throw refuse('synonym_loops');
  return { said: said.text, meant: meant.text, bothWays: typed.both_ways, saidKey: said.key, meantKey: meant.key };
}

const isBuiltIn = (from: string, to: string): boolean =>
  synonymPairs().some(([said, meant]) => queryKey(said) === from && queryKey(meant) === to);

function leads(from: string, to: string, ways: readonly (readonly [string, string])[]): boolean {
  const seen = new Set([from]);
  for (const at of seen) for (const [one, other] of ways) if (one === at) seen.add(other);
  return seen.has(to);
}
