import type { CallBody } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { ReplyOf } from '@tokhi/contract/client';
import type { SearchLevel } from '@tokhi/contract/search';
import { didYouMean } from './did-you-mean.ts';
import type { Comes } from './index/first-places.ts';
import { listPage } from './list-page.ts';
import type { Matches } from './matched-products.ts';
import { codeIsListed } from './search.queries.ts';
import type { SearchFrame } from './search-frame.ts';
import { articleNumberIn } from './words/article-number.ts';
import { anyWord, tsQuery } from './words/ts-query.ts';
import { understandQuery } from './words/understand.ts';

type Asked = CallBody<Calls['search']>;

/** Page /search?p={text}: what the text means, the products that fit it, best first, with filters. */
export async function searchProducts(frame: SearchFrame, asked: Asked): Promise<ReplyOf<'search'>> {
  const number = articleNumberIn(asked.search);
  const code = number === null ? null : ((await codeIsListed(frame.db, number))?.code ?? null);
  const loaded = await frame.index.loaded();
  const { level, text, matches } = await findMatches(frame, asked.search, code);
  const { pagination, cards, facets } = await listPage(
    { loaded, cards: frame.cards, now: frame.now() },
    { kind: 'places', places: matches.places },
    asked,
    relevance(matches, loaded.columns.isInStock),
  );
  return {
    result: 'success',
    pagination,
    product: cards,
    ...facets,
    products: pagination.totalProduct,
    understood: { level, text },
    correction: level === 'none' ? await didYouMean(asked.search, frame.vocabulary) : null,
    code,
  };
}

const NOTHING: Matches = { places: [], fit: new Uint8Array(0) };

async function findMatches(
  { index, vocabulary, matched }: SearchFrame,
  typed: string,
  code: string | null,
): Promise<{ level: SearchLevel; text: string | null; matches: Matches }> {
  const loaded = await index.loaded();
  if (code !== null) return { level: 'code', text: null, matches: await matched.by(`('${code}')`, loaded) };
  const understanding = await understandQuery(typed, vocabulary);
  const { level, text } = understanding;
  const all = tsQuery(understanding);
  const matches = all === null ? NOTHING : await matched.by(all, loaded);
  if (matches.places.length > 0) return { level, text, matches };
  // No product has all the words: those with some of them («ширээ сандал» is a table or a chair).
  const some = anyWord(understanding);
  const partly = some === null ? NOTHING : await matched.by(some, loaded);
  return partly.places.length === 0
    ? { level: 'none', text: null, matches: NOTHING }
    : { level: 'some', text, matches: partly };
}

/** All words in the name first, then shelf and brand, then description; what can be bought before what cannot. */
function relevance({ places, fit }: Matches, isInStock: Uint8Array): Comes {
  const fitOf = new Map(places.map((place, index) => [place, fit[index] as number]));
  return (one, other) =>
    (fitOf.get(one) ?? 0) - (fitOf.get(other) ?? 0) || (isInStock[other] as number) - (isInStock[one] as number);
}
