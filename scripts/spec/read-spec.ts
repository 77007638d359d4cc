// What the code base promises to carry of docs/spec.md: routes, calls, quoted texts, and the clauses of the sections about
// behaviour, rules, roles and limits.
import { callRows, quotedMongolian, section } from '../../contract/test/read-spec.ts';

export interface Clause {
  /** Section and running number in it, such as «9.14». */
  id: string;
  text: string;
}

/** Every path of the section 2 table; a row may name several. */
export const routes = (): string[] =>
  section(2)
    .split('\n')
    .filter((line) => /^\| \/\w*/.test(line))
    .flatMap((line) => line.split('|')[1]?.match(/(?<![\w}])\/[\w-]*(?:\/\{[^}]+\}|\?\w+=(?:\{\w+\}|\w+))?/g) ?? []);

/** «POST /api/home/home-page» for every row of the section 7 table. */
export const calls = (): string[] => callRows().map(({ door }) => door);

/** Every Mongolian text that the sections about screens, states, checks and errors quote. */
export const texts = (): string[] => [...new Set([2, 4, 5, 8].flatMap(quotedMongolian))];

/** Bullets and bold-headed paragraphs of the sections that state behaviour: 1, 4, 5, 6 and 9. */
export const clauses = (): Clause[] =>
  [1, 4, 5, 6, 9].flatMap((number) =>
    section(number)
      .split('\n')
      .filter((line) => line.startsWith('- ') || /^\*\*[^*]+:\*\*/.test(line))
      .map((text, index) => ({ id: `${number}.${index + 1}`, text })),
  );
