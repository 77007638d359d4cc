import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Copies the migrations that the older release lacks, and returns their names. Throws if a landed one was edited or deleted. */
export function bringMigrations(newer: string, older: string): string[] {
  const known = new Set(readdirSync(older));
  const here = readdirSync(newer).filter((file) => file.endsWith('.sql'));
  const edited = here.filter((file) => known.has(file) && textOf(newer, file) !== textOf(older, file));
  const gone = [...known].filter((file) => file.endsWith('.sql') && !here.includes(file));
  if (edited.length + gone.length > 0)
    throw new Error(`edited or deleted after it landed: ${[...edited, ...gone].join(', ')}`);
  const missing = here.filter((file) => !known.has(file)).sort();
  for (const file of missing) copyFileSync(join(newer, file), join(older, file));
  return missing;
}

const textOf = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');
