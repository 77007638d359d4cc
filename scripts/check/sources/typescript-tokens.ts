// Comments, names and strings of a TypeScript source. A plain scanner: the checks read every file within a second or two; syntax
// trees would take several times as long.

export interface Token {
  kind: 'comment' | 'name' | 'text';
  text: string;
  /** Its position in the source. */
  at: number;
}

/** A comment, a quoted text, a name, a number, or a character that decides how the scan continues. */
const NEXT =
  /(\/\/[^\n]*|\/\*[\s\S]*?\*\/)|('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")|([a-zA-Z_$\u0080-\uffff][\w$\u0080-\uffff]*)|\d[\w.]*|[`{}/]/g;
const TEMPLATE = /(?:\\[\s\S]|\$(?!\{)|[^`\\$])*/y;
const REGEX = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/y;

/** After these a slash begins a regular expression; elsewhere it divides, or closes an element. */
const BEFORE_REGEX = /(?:^|[(,=:[!&|?{;+]|=>|\b(?:return|case|typeof|of|in))\s*$/;

let last: { source: string; tokens: Token[] } | undefined;

/** Several checks read the same source in a row: it is scanned once. */
export function tokensOf(source: string): Token[] {
  if (last?.source !== source) last = { source, tokens: scan(source) };
  return last.tokens;
}

function scan(source: string): Token[] {
  const tokens: Token[] = [];
  /** Open braces within each open `${`. */
  const templates: number[] = [];
  let at = 0;

  const matchHere = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    return pattern.exec(source)?.[0] ?? '';
  };
  const readTemplate = () => {
    const text = matchHere(TEMPLATE);
    tokens.push({ kind: 'text', text, at });
    at += text.length;
    if (source[at] === '$') templates.push(0);
    at += source[at] === '`' ? 1 : 2;
  };
  const readBrace = (sign: string) => {
    const open = templates.pop();
    if (open === undefined) return;
    if (sign === '}' && open === 0) readTemplate();
    else templates.push(open + (sign === '{' ? 1 : -1));
  };

  for (;;) {
    NEXT.lastIndex = at;
    const found = NEXT.exec(source);
    if (found === null) return tokens;
    const [all, comment, quoted, name] = found;
    const start = found.index;
    at = start + all.length;
    if (comment !== undefined) tokens.push({ kind: 'comment', text: comment, at: start });
    else if (quoted !== undefined) tokens.push({ kind: 'text', text: quoted.slice(1, -1), at: start + 1 });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name, at: start });
    else if (all === '`') readTemplate();
    else if (all === '/' && BEFORE_REGEX.test(source.slice(Math.max(0, start - 20), start))) {
      at = start;
      at += matchHere(REGEX).length || 1;
    } else if (all === '{' || all === '}') readBrace(all);
  }
}
