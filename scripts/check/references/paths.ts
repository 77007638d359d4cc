import { posix } from 'node:path';
import { lineAt, proseOf } from '../sources/prose.ts';
import type { Fault, Source } from '../sources/repository.ts';

interface PathMention {
  path: string;
  at: number;
  /** A link in a document: resolved relative to it only. */
  isLink: boolean;
}

/** Files of other projects that a text names. */
const NOT_OURS = new Map([
  ['userlist.txt', 'the password file of PgBouncer'],
  ['docs/throttling.md', 'a document of Lighthouse'],
]);
/** A migration keeps its original text. */
const HISTORY = /^server\/migrations\//;

const ENDING = String.raw`\.(?:ts|tsx|css|sql|md|json|mjs|cjs|py|sh|conf|txt)`;
const FILE = new RegExp(
  String.raw`(?<![\w@/.:*<>{}…~$-])(?:\.{1,2}\/)*(?:[\w@.-]+\/)*\w[\w.-]*${ENDING}\b(?![\w*/-]|\.\w)`,
  'g',
);
const HAS_ENDING = new RegExp(`${ENDING}$`);
/** `NNN-kebab-title.md`, and the next migration, which has its own check. */
const PLACEHOLDER = /N{3,}|-what-it-adds\.sql$/;
const IN_BACKTICKS = /`([\w@.-]+(?:\/[\w.-]+)+)\/?`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)\s#]+)/g;

function mentionedPaths(prose: string, isDocument: boolean): PathMention[] {
  const links = isDocument
    ? [...prose.matchAll(LINK)].map((found) => ({ path: found[1] ?? '', at: found.index + 2, isLink: true }))
    : [];
  const inLinks = prose.replace(LINK, (link) => ' '.repeat(link.length));
  const files = [...inLinks.matchAll(FILE)].map((found) => ({ path: found[0], at: found.index, isLink: false }));
  const folders = [...inLinks.matchAll(IN_BACKTICKS)]
    .map((found) => ({ path: found[1] ?? '', at: found.index + 1, isLink: false }))
    .filter(({ at }) => !files.some((file) => file.at === at));
  return [...links, ...files, ...folders].filter(({ path }) => !PLACEHOLDER.test(path));
}

/** Every path of the repository and every suffix of one: `callers/caller.ts` can be found by searching. */
function endsOfPaths(files: Iterable<string>): Set<string> {
  const ends = new Set<string>();
  for (const file of files) {
    const steps = file.split('/');
    for (let from = 0; from < steps.length; from += 1) {
      for (let to = from + 1; to <= steps.length; to += 1) ends.add(steps.slice(from, to).join('/'));
    }
  }
  return ends;
}

/** Paths in documents and comments that lead nowhere. */
export function deadPaths(
  sources: readonly Source[],
  files: readonly string[],
  isIgnored: (path: string) => boolean,
): Fault[] {
  const ends = endsOfPaths(files);
  const folders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
  const leadsNowhere = (file: string, { path, isLink }: PathMention): boolean => {
    const fromFile = posix.join(posix.dirname(file), path);
    if (isLink || path.startsWith('.')) return !ends.has(fromFile.replace(/\/$/, '')) && !isIgnored(fromFile);
    // Without a file extension it may be anything, unless it begins with one of our folders.
    const isOurs = HAS_ENDING.test(path) || folders.has(path.split('/')[0] ?? '');
    return isOurs && !ends.has(path) && !NOT_OURS.has(path) && !isIgnored(path) && !isIgnored(fromFile);
  };
  return sources
    .filter(({ file }) => !HISTORY.test(file))
    .flatMap(({ file, text }) => {
      const prose = proseOf(file, text) ?? '';
      return mentionedPaths(prose, file.endsWith('.md'))
        .filter((mention) => leadsNowhere(file, mention))
        .map(({ path, at }) => ({ file, line: lineAt(prose, at), what: `names ${path}, which does not exist` }));
    });
}
