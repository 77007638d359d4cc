// Behaviour before and after a change that must not change any: the same pages and calls requested from both sides, with their
// clocks stopped at the same moment, and the differences, grouped by kind.
import { ask, type Wanted } from '../requests.ts';
import type { Side } from '../start-side.ts';
import type { SideName } from '../turns.ts';
import { type Found, groupDifferences } from './group-differences.ts';
import { htmlTokens } from './html-tokens.ts';
import { type Difference, jsonDifferences } from './json-differences.ts';
import { tokenDifferences } from './token-differences.ts';
import { wantedCalls } from './wanted-calls.ts';
import { wantedPages } from './wanted-pages.ts';

type Sides = Record<SideName, Side>;

/** They belong to one request, not to the shop. */
const OF_THE_REQUEST = new Set(['requestId', 'request_id']);

export async function compareAnswers(sides: Sides): Promise<string> {
  const pages = await wantedPages(sides.this);
  const calls = await wantedCalls(sides);
  const ofPages = await compareAll(sides, { this: pages, older: pages }, (older, own) =>
    tokenDifferences(htmlTokens(older), htmlTokens(own)),
  );
  const ofCalls = await compareAll(sides, calls, (older, own) => jsonDifferences(jsonOf(older), jsonOf(own)));
  return `\n${groupDifferences('pages', ofPages)}\n\n${groupDifferences('calls', ofCalls)}`;
}

async function compareAll(
  sides: Sides,
  wanted: Record<SideName, Wanted[]>,
  compare: (older: string, own: string) => Difference[],
): Promise<Found[]> {
  const found: Found[] = [];
  for (const [at, own] of wanted.this.entries()) {
    const answers = await Promise.all([ask(sides.older, wanted.older[at] ?? own), ask(sides.this, own)]);
    const [before, after] = (await Promise.all(answers.map((answer) => answer.text()))) as [string, string];
    const [{ status: was }, { status: is }] = answers;
    const what = own.method === 'GET' ? decodeURI(own.path) : `${own.path} ${JSON.stringify(own.body)}`;
    const differences =
      was === is ? compare(before, after) : [{ place: 'status', older: String(was), own: String(is) }];
    found.push({ what, kind: own.method === 'GET' ? '' : own.path, differences });
  }
  return found;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text, (name, value: unknown) => (OF_THE_REQUEST.has(name) ? undefined : value));
  } catch {
    return text;
  }
}
