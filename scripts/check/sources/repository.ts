import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from '../../repository-files.ts';
import { proseOf } from './prose.ts';

export interface Source {
  file: string;
  text: string;
}

export interface Fault {
  file: string;
  line: number;
  what: string;
}

/** Generated from other files of the repository; faults are corrected there. */
const GENERATED = /\.generated\.ts$|^rules\/RULES\.md$|^docs\/data-model\.md$|^docs\/spec-proofs\.md$/;

/** Files written by people: sources, style sheets, documents and configuration with comments. */
export function writtenSources(root: string): Source[] {
  return repositoryFiles(root)
    .filter((file) => !GENERATED.test(file) && proseOf(file, '') !== null)
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}
