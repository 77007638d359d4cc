import { blank, proseOf } from '../sources/prose.ts';
import type { Source } from '../sources/repository.ts';
import { type Token, tokensOf } from '../sources/typescript-tokens.ts';

export interface FoundName {
  name: string;
  at: number;
  isDeclared: boolean;
}

const DECLARES = /^(?:const|let|var|function|class|interface|type|enum)$/;
/** A string that is itself a name: of a job, a metric, a style class or a sibling file. */
const NAME_IN_TEXT = /^[a-zA-Z]\w*(?:[-_.:]\w+)+$/;
const IN_BACKTICKS = /`([\w$.-]+)(?:\(\))?`/g;
const STYLE_NAMES = /(?<=\.|--)[a-zA-Z][\w-]*(?=[^;]*\{)|--[a-z][\w-]*(?=\s*:)/g;

function namesOfTokens(tokens: readonly Token[]): FoundName[] {
  const names: FoundName[] = [];
  let before = '';
  for (const { kind, text, at } of tokens) {
    if (kind === 'name') names.push({ name: text, at, isDeclared: DECLARES.test(before) });
    else if (kind === 'text' && NAME_IN_TEXT.test(text)) names.push({ name: text, at, isDeclared: false });
    if (kind !== 'comment') before = kind === 'name' ? text : '';
  }
  return names;
}

/** Names that a source declares or uses, and those that its comments or text quote. */
export function namesOfSource({ file, text }: Source): FoundName[] {
  const prose = proseOf(file, text) ?? '';
  const quoted = [...prose.matchAll(IN_BACKTICKS)].map((found) => ({
    name: found[1] ?? '',
    at: found.index + 1,
    isDeclared: false,
  }));
  if (/\.tsx?$/.test(file)) return [...namesOfTokens(tokensOf(text)), ...quoted];
  if (!file.endsWith('.css')) return quoted;
  const styles = text.replace(/\/\*[\s\S]*?\*\//g, blank);
  const classes = [...styles.matchAll(STYLE_NAMES)].map((found) => ({
    name: found[0],
    at: found.index,
    isDeclared: false,
  }));
  return [...classes, ...quoted];
}

/** Quoted code, links and paths: checked as names. */
const NOT_PROSE =
  /`[^`\n]*`|\]\([^)\s]*\)|https?:\S+|[\w.@-]+(?:\/[\w.@-]+)+|\b[\w-]+(?:\.[\w-]+)*\.(?:tsx?|md|css|sql|json|py|sh|conf)\b/g;

const TITLE_OF = /^(?:test|it|describe|only|skip)$/;

/** The prose of a source: comments or text without quoted code and links, and test titles. */
export function proseToCheck({ file, text }: Source): string {
  const prose = (proseOf(file, text) ?? '').replace(NOT_PROSE, blank);
  if (!/\.(?:test|spec)\.tsx?$/.test(file)) return prose;
  const tokens = tokensOf(text);
  const titles = tokens.filter(({ kind, at }, n) => {
    const before = tokens[n - 1];
    const isArgument = before?.kind === 'name' && TITLE_OF.test(before.text);
    return kind === 'text' && (isArgument || text.slice(at - 3, at - 1) === ')(');
  });
  return titles.reduce((all, { text: title, at }) => all.slice(0, at) + title + all.slice(at + title.length), prose);
}
