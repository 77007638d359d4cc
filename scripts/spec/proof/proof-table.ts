// docs/spec-proofs.md: every row of docs/spec-coverage.md, with its mutation and whether its test failed. Written by
// `npm run spec:prove`, which also reads it to skip proven rows.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CoverageRow } from '../read-coverage.ts';
import { codeOf, linesOfTest, namedTest } from './named-test.ts';
import { type Mutation, rowKey } from './read-mutations.ts';

export const PROOFS = 'docs/spec-proofs.md';

export type Verdict = 'yes' | 'no' | 'not yet proven';

export interface Proof {
  verdict: Verdict;
  commit: string;
  day: string;
  key: string;
}

const UNPROVEN: Proof = { verdict: 'not yet proven', commit: '', day: '', key: '' };

/** Hashes what a proof depends on: the row, the mutation and the test's code. When one of them changes, the row is proven again. */
export function proofKey(root: string, row: CoverageRow, mutation: Mutation): string {
  const test = namedTest(row);
  const source = test && existsSync(join(root, test.file)) ? readFileSync(join(root, test.file), 'utf8') : '';
  const { file, find, replace, screen, only } = mutation;
  const said = [rowKey(row), file, find, replace, screen, ...(only === '' ? [] : [only])];
  return createHash('sha256')
    .update(JSON.stringify([...said, test, codeOf(linesOfTest(source, test?.title ?? null))]))
    .digest('hex')
    .slice(0, 10);
}

/** Proofs by key, read from the table. */
export function readProofs(root: string): Map<string, Proof> {
  const proofs = new Map<string, Proof>();
  if (!existsSync(join(root, PROOFS))) return proofs;
  for (const line of readFileSync(join(root, PROOFS), 'utf8').split('\n')) {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const [verdict, commit = '', day = '', key = ''] = cells.slice(-5, -1);
    if (verdict === 'yes' || verdict === 'no') proofs.set(key, { verdict, commit, day, key });
  }
  return proofs;
}

/** The current proof of a row. */
export function proofOf(
  root: string,
  row: CoverageRow,
  mutation: Mutation | undefined,
  proofs: Map<string, Proof>,
): Proof {
  return (mutation && proofs.get(proofKey(root, row, mutation))) ?? UNPROVEN;
}

export function tableOfProofs(
  root: string,
  rows: CoverageRow[],
  mutations: Map<string, Mutation>,
  proofs: Map<string, Proof>,
): string {
  const listed = rows.map((row) => {
    const mutation = mutations.get(rowKey(row));
    return { row, mutation, proof: proofOf(root, row, mutation, proofs) };
  });
  const count = (verdict: Verdict) => listed.filter(({ proof }) => proof.verdict === verdict).length;
  const sections = [...Map.groupBy(listed, ({ row }) => row.section)].map(([section, inSection]) =>
    [
      `## ${section}`,
      '',
      '| Row | Broken in | Change | Fails when broken | Commit | Day | Key |',
      '|---|---|---|---|---|---|---|',
      ...inSection.map(({ row, mutation, proof }) => {
        const change = mutation ? `${code(mutation.find)} → ${code(mutation.replace)}` : '';
        const cells = [row.item.replaceAll('|', '\\|'), mutation ? code(mutation.file) : '', change];
        return `| ${[...cells, proof.verdict, proof.commit, proof.day, proof.key].join(' | ')} |`;
      }),
      '',
    ].join('\n'),
  );
  return `${HEAD}\nOf ${rows.length} rows: yes ${count('yes')}, no ${count('no')}, not yet proven ${count('not yet proven')}.\n\n${sections.join('\n')}`;
}

const HEAD = `# Which tests fail when the thing breaks

Written by \`npm run spec:prove\`; not edited by hand. For each row of [spec-coverage.md](spec-coverage.md) the smallest change that
breaks what the row is about (\`scripts/spec/mutations\`) is made in a copy of the repository, and the row's test is run alone: it must
pass before and fail after. A row whose mutation or test has changed since is «not yet proven» again, and the next run proves it.
`;

const code = (text: string): string => (text === '' ? 'nothing' : `\`\` ${text.trim().replaceAll('|', '\\|')} \`\``);
