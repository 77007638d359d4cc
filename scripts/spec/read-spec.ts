// The items of docs/spec.md that the code base must cover: the product, routes, parts of the screens, entities, calls,
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

/** Every path in the table of section 2; a row may have several. */
export const routes = (): string[] =>
  section(2)
    .split('\n')
    .filter((line) => /^\| \/\w*/.test(line))
    .flatMap((line) => line.split('|')[1]?.match(/(?<![\w}])\/[\w-]*(?:\/\{[^}]+\}|\?\w+=(?:\{\w+\}|\w+))?/g) ?? []);

/** «POST /api/home/home-page» for every row in the table of section 7. */
export const calls = (): string[] => callRows().map(({ route }) => route);

/** Every text, Mongolian or Latin, quoted in the sections about screens, states, checks and errors. */
export const texts = (): string[] => [
  ...new Set([2, 4, 5, 8].flatMap((number) => [...quotedMongolian(number), ...quotedLatin(number)])),
];

/** Every sentence of the introduction and section 1; the bullets of section 1 are clauses. */
export const productSentences = (): string[] => [introduction(), section(1)].flatMap(sentences).map(firstWords);

/** Every bullet and sentence of section 2 with the name of its screen: «Cart page: Progress steps (cart, address info». */
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

/** Bullets and bold-headed paragraphs of the sections about behaviour: 1, 4, 5, 6 and 9. */
export const clauses = (): Clause[] =>
  [1, 4, 5, 6, 9].flatMap((number) =>
    section(number)
      .split('\n')
      .filter((line) => line.startsWith('- ') || /^\*\*[^*]+:\*\*/.test(line))
      .map((text, index) => ({ id: `${number}.${index + 1}`, text })),
  );

/** The sentences of the prose, without tables, bullets and the lines that introduce a list («Guards:»). */
const sentences = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^(\||- |#)/.test(line) && !line.endsWith(':'))
    .flatMap((line) => line.split(/(?<=\.) (?=[A-Z])/));

const WORDS_OF_A_KEY = 5;

/** The coverage names a sentence or a bullet by these words; the rest may be shortened there. */
const firstWords = (text: string): string =>
  text
    .split(' ')
    .slice(0, WORDS_OF_A_KEY)
    .join(' ')
    .replace(/[.,;:]$/, '');
