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

/** Written by commands from other files of the repository, in which a fault is corrected. */
const GENERATED = /\.generated\.ts$|^rules\/RULES\.md$|^docs\/data-model\.md$|^docs\/spec-proofs\.md$/;

/** Text that somebody wrote: sources, style sheets, documents and configuration with comments. */
export function writtenSources(root: string): Source[] {
  return repositoryFiles(root)
    .filter((file) => !GENERATED.test(file) && proseOf(file, '') !== null)
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}
