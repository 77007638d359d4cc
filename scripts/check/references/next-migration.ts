import { lineAt } from '../sources/prose.ts';
import type { Fault, Source } from '../sources/repository.ts';

const GUIDE = 'CONTRIBUTING.md';
/** The example of a new file: it must have the next free number. */
const STATED = /`server\/migrations\/(\d{4})-what-it-adds\.sql`/;

/** The number of the next migration; 0001 in an empty folder. */
function nextMigration(files: readonly string[]): string {
  const numbers = files.map((file) => Number(/^server\/migrations\/(\d{4})-/.exec(file)?.[1] ?? 0));
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

/** CONTRIBUTING.md states the next migration's number, so that two people who add one get a merge conflict. */
export function wrongNextMigration(sources: readonly Source[], files: readonly string[]): Fault[] {
  const guide = sources.find(({ file }) => file === GUIDE)?.text ?? '';
  const next = nextMigration(files);
  const stated = STATED.exec(guide);
  if (stated === null) {
    const example = `\`server/migrations/${next}-what-it-adds.sql\``;
    return [{ file: GUIDE, line: 1, what: `does not state the next migration: ${example}` }];
  }
  if (stated[1] === next) return [];
  const line = lineAt(guide, stated.index);
  return [{ file: GUIDE, line, what: `states ${stated[1]} as the next migration; it is ${next}` }];
}
