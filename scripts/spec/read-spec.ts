// What the code base promises to carry of docs/spec.md: what the product is, routes, the parts of the screens, entities, calls,
// quoted texts, and the clauses of the sections about behaviour, rules, roles and limits.
import {
  callRows,
  entityNames,
  introduction,
  quotedLatin,
  quotedMongolian,
  section,
} from '../../contract/test/read-spec.ts';

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
export const calls = (): string[] => callRows().map(({ route }) => route);

/** Every text, Mongolian or Latin, that the sections about screens, states, checks and errors quote. */
export const texts = (): string[] => [
  ...new Set([2, 4, 5, 8].flatMap((number) => [...quotedMongolian(number), ...quotedLatin(number)])),
];

/** Every sentence of the introduction and of section 1; the bullets of section 1 are clauses. */
export const productSentences = (): string[] => [introduction(), section(1)].flatMap(sentences).map(firstWords);

/** Every bullet and every sentence of section 2 under the name of its screen: «Cart page: Progress steps (cart, address info». */
export const screenParts = (): string[] =>
  section(2)
    .split(/^### /m)
    .slice(1)
    .flatMap((screen) => {
      const [name = '', ...lines] = screen.split('\n');
      return lines
        .flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : sentences(line)))
        .map((part) => `${name.trim()}: ${firstWords(part)}`);
    });

/** Every bold entry of section 3. */
export const entities = (): string[] => entityNames();

/** Bullets and bold-headed paragraphs of the sections that state behaviour: 1, 4, 5, 6 and 9. */
export const clauses = (): Clause[] =>
  [1, 4, 5, 6, 9].flatMap((number) =>
    section(number)
      .split('\n')
      .filter((line) => line.startsWith('- ') || /^\*\*[^*]+:\*\*/.test(line))
      .map((text, index) => ({ id: `${number}.${index + 1}`, text })),
  );

/** The sentences of the prose; tables, bullets and the lines that lead to a list («Guards:») are none. */
const sentences = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^(\||- |#)/.test(line) && !line.endsWith(':'))
    .flatMap((line) => line.split(/(?<=\.) (?=[A-Z])/));

const WORDS_OF_A_KEY = 5;

/** By these a sentence or a bullet is named in the coverage; what follows may be shortened there, they may not. */
const firstWords = (text: string): string =>
  text
    .split(' ')
    .slice(0, WORDS_OF_A_KEY)
    .join(' ')
    .replace(/[.,;:]$/, '');
