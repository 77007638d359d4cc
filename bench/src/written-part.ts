import { readFileSync, writeFileSync } from 'node:fs';

/** The part of a document that a command writes. */
export interface Marks {
  begin: string;
  end: string;
}

/** The marks for a command, such as «npm run bench -- pages», and the name of its part. */
export const marksOf = (command: string, part: string): Marks => ({
  begin: `<!-- begin: written by ${command} -->`,
  end: `<!-- end of ${part} -->`,
});

/** The page with its generated part replaced; handwritten text stays. */
export function withPart(page: string, { begin, end }: Marks, text: string): string {
  const from = page.indexOf(begin);
  const to = page.indexOf(end, from);
  if (from === -1 || to === -1) throw new Error(`the page has lost its marks: ${begin} … ${end}`);
  return `${page.slice(0, from)}${begin}\n\n${text}\n\n${page.slice(to)}`;
}

type Page = 'scale.md' | 'security.md' | 'reliability.md';

const addressOf = (file: Page): URL => new URL(`../../docs/${file}`, import.meta.url);

/** Throws if the page has no such part: before a long run rather than after it. */
export function requirePart(file: Page, marks: Marks): void {
  withPart(readFileSync(addressOf(file), 'utf8'), marks, '');
}

/** Writes the part in a file of docs/. */
export function writePart(file: Page, marks: Marks, text: string): void {
  const page = addressOf(file);
  writeFileSync(page, withPart(readFileSync(page, 'utf8'), marks, text));
  console.log(`\nWritten: docs/${file}`);
}
