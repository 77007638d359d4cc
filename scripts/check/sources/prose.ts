import { tokensOf } from './typescript-tokens.ts';

/** `//`, `/*`, `*` and `#` at the start of a comment line. */
const LEADERS = /^[ \t]*(?:\/\*+|\*+\/|\*|\/\/+|#+|--)?/gm;
const TYPESCRIPT = /\.(?:ts|tsx|mjs|cjs)$/;

/** Same lines and positions, but blank. */
export const blank = (text: string): string => text.replace(/[^\n]+/g, (run) => ' '.repeat(run.length));

const withoutLeaders = (comment: string): string => comment.replace(LEADERS, blank).replace(/\*\/$/, '  ');

/** Blanks everything in a source that the pattern does not match; positions stay. */
function keepOnly(source: string, pattern: RegExp): string {
  let kept = '';
  let at = 0;
  for (const found of source.matchAll(pattern)) {
    kept += blank(source.slice(at, found.index)) + withoutLeaders(found[0]);
    at = found.index + found[0].length;
  }
  return kept + blank(source.slice(at));
}

function commentsOfTypescript(source: string): string {
  let kept = '';
  let at = 0;
  for (const { kind, text, at: start } of tokensOf(source)) {
    if (kind !== 'comment') continue;
    kept += blank(source.slice(at, start)) + withoutLeaders(text);
    at = start + text.length;
  }
  return kept + blank(source.slice(at));
}

/**
 * The prose of a file, on its original lines: a document without its fenced code, a source's comments only. Null for a file that has
 * neither.
 */
export function proseOf(file: string, source: string): string | null {
  if (file.endsWith('.md')) return source.replace(/^( *)```[\s\S]*?^ *```/gm, blank);
  if (TYPESCRIPT.test(file)) return commentsOfTypescript(source);
  if (file.endsWith('.css')) return keepOnly(source, /\/\*[\s\S]*?\*\//g);
  if (file.endsWith('.sql')) return keepOnly(source, /--.*$/gm);
  if (/\.(?:sh|py|conf|example)$|^\.ci\/run$/.test(file)) return keepOnly(source, /(?<=^|\s)#(?!!).*$/gm);
  return null;
}

/** The line of a position in a text, counted from 1. */
export const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;
