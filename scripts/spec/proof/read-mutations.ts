// Reads scripts/spec/mutations/*.txt: for each row of docs/spec-coverage.md the smallest change that breaks it.
// A block names its rows («Section › row», one or several), the file unless it is the row's first carrier, the text that occurs
// exactly once in it, and its replacement:
//
//   Texts › Бонус
//     in storefront/app/layout/header/top-bar.tsx
//     - texts.bonus
//     + ''
//
// «on phone» sets the screen of a journey, «case /lower» selects one case of a test with many.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CoverageRow, namedFiles } from '../read-coverage.ts';

export interface Mutation {
  row: string;
  file: string;
  find: string;
  replace: string;
  /** The screen of the journey; desktop by default. */
  screen: 'desktop' | 'phone' | 'tablet';
  /** Of a test with many cases, the one whose name begins with it; empty: all. */
  only: string;
}

export const MUTATIONS = 'scripts/spec/mutations';

export const rowKey = ({ section, item }: CoverageRow): string => `${section} › ${item}`;

/** The mutations by row, and the faults of the files. */
export function readMutations(root: string, rows: CoverageRow[]): { found: Map<string, Mutation>; problems: string[] } {
  const found = new Map<string, Mutation>();
  const problems: string[] = [];
  const known = new Map(rows.map((row) => [rowKey(row), row]));
  for (const name of readdirSync(join(root, MUTATIONS)).sort()) {
    for (const block of blocksOf(readFileSync(join(root, MUTATIONS, name), 'utf8'))) {
      for (const key of block.rows) {
        const row = known.get(key);
        const file = block.file ?? (row && namedFiles(row.carriers[0] ?? '')[0]?.file);
        if (row === undefined) problems.push(`${name}: no row «${key}» in docs/spec-coverage.md`);
        else if (found.has(key)) problems.push(`${name}: a second mutation for «${key}»`);
        else if (!file || block.find === '') problems.push(`${name}: «${key}» lacks a file or the text to find`);
        else {
          const { find, replace, screen, only } = block;
          found.set(key, { row: key, file, find, replace, screen, only });
        }
      }
    }
  }
  return { found, problems };
}

interface Block {
  rows: string[];
  file: string | null;
  find: string;
  replace: string;
  screen: Mutation['screen'];
  only: string;
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let block: Block | null = null;
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!line.startsWith('  ')) {
      if (block === null || block.find !== '') {
        block = { rows: [], file: null, find: '', replace: '', screen: 'desktop', only: '' };
        blocks.push(block);
      }
      block.rows.push(line.trim());
    } else if (block !== null) {
      const said = line.slice(2);
      if (said.startsWith('in ')) block.file = said.slice(3).trim();
      else if (said.startsWith('on ')) block.screen = said.slice(3).trim() as Mutation['screen'];
      else if (said.startsWith('case ')) block.only = said.slice(5).trim();
      else if (said.startsWith('- ')) block.find = said.slice(2);
      else if (said.startsWith('+')) block.replace = said.slice(2);
    }
  }
  return blocks;
}

/** How often a text occurs in another. */
export const timesIn = (text: string, part: string): number => text.split(part).length - 1;
