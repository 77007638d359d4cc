import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from '../../repository-files.ts';
import { lineAt } from '../sources/prose.ts';
import { type Source, writtenSources } from '../sources/repository.ts';
import { bannedInName } from './banned-in-name.ts';
import { BANNED_PHRASES } from './banned-phrases.ts';
import { type Exception, UNCHECKED } from './exceptions.ts';
import { createExcuses, type Excuses } from './excuses.ts';
import { namesOfSource, proseToCheck } from './names-of-source.ts';

export interface BannedUse {
  kind: 'name' | 'path' | 'prose';
  file: string;
  line: number;
  /** The report counts by concept. */
  concept: string;
  word: string;
  /** The name that contains the word, or the text around it. */
  found: string;
  use: string;
  /** How often the name occurs in the file. */
  times: number;
}

/** A phrase may span two lines. */
const PHRASES = BANNED_PHRASES.map((one) => ({
  ...one,
  everywhere: new RegExp(one.phrase.source.replaceAll(' ', String.raw`\s+`), 'gi'),
}));

const isChecked = (file: string): boolean => !UNCHECKED.some((one) => one.file.test(file));

/** Database names change only by migrations: a name with an underscore in a migration is excused everywhere. */
function namesOfDatabase(root: string, files: readonly string[]): Set<string> {
  const migrations = files.filter((file) => /^server\/migrations\/.*\.sql$/.test(file));
  const text = migrations.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  return new Set(text.match(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g));
}

function inNames(source: Source, isOfDatabase: (name: string) => boolean, { isExcused }: Excuses): BannedUse[] {
  const uses = new Map<string, BannedUse>();
  for (const { name, at, isDeclared } of namesOfSource(source)) {
    const { file, text } = source;
    for (const { concept, word, use, where } of bannedInName(name, isDeclared)) {
      if (!(where?.test(file) ?? true) || isOfDatabase(name) || isExcused(word, name, file)) continue;
      const known = uses.get(`${word} ${name}`);
      if (known) known.times += 1;
      else
        uses.set(`${word} ${name}`, {
          kind: 'name',
          file,
          line: lineAt(text, at),
          concept,
          word,
          found: name,
          use,
          times: 1,
        });
    }
  }
  return [...uses.values()];
}

/** Each folder and file is checked once; a file name counts as a declaration, of a component or a function. */
function inPaths(files: readonly string[], { isExcused }: Excuses): BannedUse[] {
  const paths = new Set(
    files.flatMap((file) => {
      const steps = file.split('/');
      return steps.map((_, n) => steps.slice(0, n + 1).join('/'));
    }),
  );
  return [...paths].flatMap((path) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const stem = name.split('.')[0] ?? '';
    const asComponent = stem.charAt(0).toUpperCase() + stem.slice(1);
    const banned = [name, stem, asComponent].flatMap((one, n) => bannedInName(one, n > 0));
    const [first] = banned.filter(({ word, where }) => (where?.test(path) ?? true) && !isExcused(word, name, path));
    return first ? [{ kind: 'path', file: path, line: 1, ...first, found: name, times: 1 }] : [];
  });
}

function inProse(source: Source, { isExcused }: Excuses): BannedUse[] {
  const prose = proseToCheck(source);
  const { file } = source;
  return PHRASES.filter(({ where }) => where?.test(file) ?? true).flatMap(({ concept, everywhere, use }) =>
    [...prose.matchAll(everywhere)].flatMap((match) => {
      const word = match[0].toLowerCase().replace(/\s+/g, ' ');
      const from = Math.max(0, match.index - 40);
      const found = prose
        .slice(from, match.index + match[0].length + 40)
        .replace(/\s+/g, ' ')
        .trim();
      if (isExcused(word, found, file)) return [];
      return [{ kind: 'prose', file, line: lineAt(prose, match.index), concept, word, found, use, times: 1 }];
    }),
  );
}

/** Every use of a banned word in a repository, and the exceptions that excused nothing. */
export function findBanned(
  root: string,
  exceptions?: readonly Exception[],
): { uses: BannedUse[]; unused: Exception[] } {
  const excuses = createExcuses(exceptions);
  const files = repositoryFiles(root);
  const ofDatabase = namesOfDatabase(root, files);
  const isOfDatabase = (name: string) => ofDatabase.has(name.replace(/^\w+\./, ''));
  const sources = writtenSources(root).filter(({ file }) => isChecked(file));
  const uses = [
    ...inPaths(files.filter(isChecked), excuses),
    ...sources.flatMap((source) => [...inNames(source, isOfDatabase, excuses), ...inProse(source, excuses)]),
  ];
  return { uses, unused: excuses.unused() };
}
