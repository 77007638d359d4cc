// Reads from docs/spec.md what the code base promises to carry: routes, calls, quoted texts, and the clauses of the
// sections about behaviour, rules, roles and limits.

export interface Clause {
  /** Section and running number in it, such as «9.14». */
  id: string;
  text: string;
}

/** The text of section `number`, from its heading to the next one. */
export function section(spec: string, number: number): string {
  const start = spec.indexOf(`\n## ${number}. `);
  if (start < 0) throw new Error(`docs/spec.md has no section ${number}`);
  const end = spec.indexOf('\n## ', start + 1);
  return spec.slice(start, end < 0 ? undefined : end);
}

const tableRows = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('|---'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** Every path of the section 2 table; a row may name several. */
export function routes(spec: string): string[] {
  return tableRows(section(spec, 2))
    .slice(1)
    .flatMap(([cell = '']) => cell.match(/(?<![\w}])\/[\w-]*(?:\/\{[^}]+\}|\?\w+=(?:\{\w+\}|\w+))?/g) ?? []);
}

/** «POST /api/home/home-page» for every row of the section 7 table. */
export function calls(spec: string): string[] {
  return tableRows(section(spec, 7)).flatMap(([cell = '']) => cell.match(/^(?:GET|POST) \/api\/[\w/-]+/)?.[0] ?? []);
}

/** Every quoted text with a Cyrillic letter, as it stands. */
export const quotedTexts = (text: string): string[] => [
  ...new Set([...text.matchAll(/'([^'\n]*[А-Яа-яӨөҮүЁё][^'\n]*)'/g)].map((match) => match[1] ?? '')),
];

/** Bullets and bold-headed paragraphs of the sections that state behaviour: 1, 4, 5, 6 and 9. */
export function clauses(spec: string): Clause[] {
  return [1, 4, 5, 6, 9].flatMap((number) =>
    section(spec, number)
      .split('\n')
      .filter((line) => line.startsWith('- ') || /^\*\*[^*]+:\*\*/.test(line))
      .map((text, index) => ({ id: `${number}.${index + 1}`, text })),
  );
}
