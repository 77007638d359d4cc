// Which style sheet owns a class. A component is styled only by its own sheet; a parent changes it by custom properties
// (`--icon-size`, `--picture-inset`), so that a component can be changed by reading one file.

export interface StyleSheet {
  file: string;
  css: string;
}

export interface ForeignStyle {
  file: string;
  line: number;
  /** The class that another sheet styles too. */
  block: string;
  owner: string;
}

/** States set on the whole document and read by any sheet (layout/document/opened-page.tsx, guard-pages.tsx). */
const STATES_OF_THE_DOCUMENT = new Set(['opened', 'signed-in', 'linked']);

/** `card__name` and `card--out` belong to the block `card`. */
const blockOf = (name: string): string => name.replace(/(__|--).*$/, '');

/** The classes of every selector, with their lines; comments, declarations and at-rules have none. */
export function classesOf(css: string): { line: number; block: string }[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...plain.matchAll(/([^{};]+)\{/g)].flatMap(([, selector = ''], n, all) => {
    if (selector.trim().startsWith('@')) return [];
    const start = all[n]?.index ?? 0;
    return [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map((found) => ({
      line: plain.slice(0, start + found.index).split('\n').length,
      block: blockOf(found[1] ?? ''),
    }));
  });
}

/** Every place where a sheet names a class of another sheet; the sheet that names a block most often owns it. */
export function foreignStyles(sheets: readonly StyleSheet[]): ForeignStyle[] {
  const named = sheets.flatMap(({ file, css }) => classesOf(css).map((one) => ({ file, ...one })));
  const byBlock = Map.groupBy(named, ({ block }) => block);
  return named.flatMap(({ file, line, block }) => {
    if (STATES_OF_THE_DOCUMENT.has(block)) return [];
    const owner = ownerAmong(byBlock.get(block) ?? []);
    return owner === file ? [] : [{ file, line, block, owner }];
  });
}

function ownerAmong(named: readonly { file: string }[]): string {
  const counts = [...Map.groupBy(named, ({ file }) => file)].map(([file, times]) => ({ file, times: times.length }));
  return counts.reduce((one, other) => (other.times > one.times ? other : one)).file;
}
