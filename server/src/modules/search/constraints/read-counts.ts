import type { FacetNames, SpecAttribute } from '../index/facet-names.ts';
import { fold } from '../words/fold.ts';
import { wordForms } from '../words/lexemes.ts';
import { tokensOf } from '../words/tokens.ts';
import { figureAt } from './figures.ts';
import { keysOf, type Piece, says } from './pieces.ts';

/** «6 хүний», «3 хаалгатай», «2 литрийн»: a count in the specifications. */
export interface CountRead {
  count: number;
  attributes: ReadonlySet<SpecAttribute>;
  label: string;
  first: number;
  next: number;
}

const SEATED = /^(?:suudal|suudaltai|suudliin|suultiin|suudaltoi)$/;
/** How people type a unit that the specification abbreviates. */
const SAID_UNITS: Record<string, string> = { litr: 'л', vatt: 'Вт', vat: 'Вт' };
const PEOPLE = 'хүн';
/** Sizes have their own reader; piece counts are in the names. */
const NOT_COUNTED = ['см', 'ширхэг'];
const HAVING = /t[aeo]i$/;
const NUMBER_OF = /^(.+) тоо$/i;
const MOST_COUNTED = 1_000;

/** Specifications with this word as their unit: people, pairs, litres, years. */
function byUnit({ attributes }: FacetNames, piece: Piece): SpecAttribute[] {
  const keys = keysOf(piece);
  const unit = says(piece, SEATED) ? PEOPLE : keys.map((key) => SAID_UNITS[key]).find((said) => said !== undefined);
  return attributes.filter(
    (attribute) =>
      attribute.unit !== null &&
      !NOT_COUNTED.includes(attribute.unit) &&
      (attribute.unit === unit || (attribute.unit.length > 1 && keys.includes(fold(attribute.unit)))),
  );
}

/** «3 хаалгатай» matches the specification «Хаалганы тоо». */
function byPart({ attributes }: FacetNames, piece: Piece): SpecAttribute[] {
  if (!says(piece, HAVING)) return [];
  const keys = keysOf(piece);
  return attributes.filter(({ name }) => {
    const [part, ...more] = tokensOf(NUMBER_OF.exec(name)?.[1] ?? '');
    return part !== undefined && more.length === 0 && wordForms(part).some((key) => keys.includes(key));
  });
}

export function readCount(pieces: readonly Piece[], names: FacetNames): CountRead | null {
  for (const first of pieces.keys()) {
    const figure = figureAt(pieces, first);
    // «би нэг шургуулгатай шүүгээ авъя» asks for a cabinet, not for one drawer.
    if (says(pieces[first], /^neg$/) && says(pieces[first - 1], /^(?:bid?|nadad|bidend)$/)) continue;
    if (figure === null || figure.value > MOST_COUNTED) continue;
    // «3-н хүний»
    const at =
      pieces[figure.next]?.text === '-' && says(pieces[figure.next + 1], /^n$/) ? figure.next + 2 : figure.next;
    const piece = pieces[at];
    if (piece === undefined || piece.key === '') continue;
    const people = byUnit(names, piece);
    const attributes = people.length > 0 ? people : byPart(names, piece);
    const [attribute] = attributes;
    if (attribute === undefined) continue;
    const label = people.length > 0 ? `${figure.value} ${attribute.unit}` : `${attribute.name}: ${figure.value}`;
    return { count: figure.value, attributes: new Set(attributes), label, first, next: at + 1 };
  }
  return null;
}

const RANGE = /^(\d+(?:\.\d+)?)\s*[–-]\s*(\d+(?:\.\d+)?)$/;
const AT_LEAST = /^(\d+)\+$/;

/** Whether a specification value includes this count: «6», «3–8», «6+». */
export function saysCount(text: string, count: number): boolean {
  const range = RANGE.exec(text);
  if (range) return count >= Number(range[1]) && count <= Number(range[2]);
  const least = AT_LEAST.exec(text);
  return least ? count >= Number(least[1]) : Number(text) === count;
}
