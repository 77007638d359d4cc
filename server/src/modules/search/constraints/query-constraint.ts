import type { SpecAttribute } from '../index/facet-names.ts';
import type { Side, SizeBound } from './read-sizes.ts';

/** What a text asks for besides words: a filter, an order or a room. */
export type Constraint =
  | { kind: 'price'; price: [lowest: number, highest: number] }
  | { kind: 'cheap' }
  | { kind: 'dear' }
  | { kind: 'cut' }
  | { kind: 'colour'; named: number[]; seen: number[]; isWord: boolean }
  | { kind: 'size'; centimetres: number[]; side: Side; bound: SizeBound }
  | { kind: 'count'; count: number; attributes: ReadonlySet<SpecAttribute> }
  | { kind: 'room'; shelves: ReadonlyMap<number, number> };

/** A constraint, its label, and the part of the text that states it. */
export interface QueryConstraint {
  constraint: Constraint;
  label: string;
  from: number;
  to: number;
}

/** The text without the parts that state these constraints. */
export function withoutConstraints(typed: string, constraints: readonly QueryConstraint[]): string {
  const parts = constraints.toSorted((one, other) => other.from - one.from);
  const left = parts.reduce((text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`, typed);
  return left
    .replace(/\s+/g, ' ')
    .replace(/(?:\s*[,;]){2,}/g, ',')
    .replace(/^[\s,;]+|[\s,;]+$/g, '');
}
