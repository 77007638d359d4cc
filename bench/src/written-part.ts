import { readFileSync, writeFileSync } from 'node:fs';

/** The lines of a document between which a command writes. */
export interface Marks {
  begin: string;
  end: string;
}

/** The marks of a command, as «npm run bench -- pages», and the name of its part. */
export const marksOf = (command: string, part: string): Marks => ({
  begin: `<!-- begin: written by ${command} -->`,
  end: `<!-- end of ${part} -->`,
});

/** The page with its generated part replaced; what is written by hand stays. */
export function withPart(page: string, { begin, end }: Marks, text: string): string {
  const from = page.indexOf(begin);
  const to = page.indexOf(end, from);
  if (from === -1 || to === -1) throw new Error(`the page has lost its marks: ${begin} … ${end}`);
  return `${page.slice(0, from)}${begin}\n\n${text}\n\n${page.slice(to)}`;
}

/** Writes the part of a file in docs/. */
export function writePart(file: 'scale.md' | 'security.md' | 'reliability.md', marks: Marks, text: string): void {
  const page = new URL(`../../docs/${file}`, import.meta.url);
  writeFileSync(page, withPart(readFileSync(page, 'utf8'), marks, text));
  console.log(`\nWritten: docs/${file}`);
}
