import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mutation, timesIn } from './read-mutations.ts';

/** Sources of databases: a change takes effect only in new ones. */
export const makesDatabases = (file: string): boolean =>
  /^(server\/(migrations|reference|src\/seed)|demo)\//.test(file);

/** Breaks a file of the copy; the returned function repairs it. Null: the text is not found exactly once. */
export function breakFile(folder: string, { file, find, replace }: Mutation): (() => void) | null {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  if (timesIn(source, find) !== 1) return null;
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  return () => writeFileSync(path, source);
}
