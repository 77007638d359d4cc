// Every filter of the sidebar, in order. A new one is a line here: the address, the body of the calls, the sidebar and
// the chips above a list are derived from it.
import {
  HIGHEST_PRICE_TUG,
  HIGHEST_SIZE_CM,
  LONGEST_COLOR_NAME,
  LONGEST_MATERIAL_NAME,
} from '@tokhi/rules/catalogue/list-bounds';
import type { SpecsFilter } from '@tokhi/rules/catalogue/specs-condition';
import type { Bounds, FacetOption, FacetReply } from './facet-reply.ts';

/** The choice in a facet, by its kind. */
interface Chosen {
  ids: number[];
  names: string[];
  /** The specifications of the list, each in its own group. */
  specs: SpecsFilter[];
  flag: boolean;
  range: Range;
}

/** Both ends included; null is open. */
export interface Range {
  min: number | null;
  max: number | null;
}

interface Shown {
  name: string;
  title: string;
  /** Whether its group in the sidebar is open before anything is chosen. */
  open: boolean;
}

type Facet =
  | (Shown & { kind: 'ids'; options: (reply: FacetReply) => FacetOption[] })
  | (Shown & { kind: 'names'; longest: number; options: (reply: FacetReply) => FacetOption[] })
  | { name: string; kind: 'specs' }
  | (Shown & { kind: 'flag'; label: string; count: (reply: FacetReply) => number })
  | (Shown & {
      kind: 'range';
      /** Title of the group; ranges under the same one share it. */
      under: string;
      unit: 'tug' | 'cm';
      highest: number;
      bounds: (reply: FacetReply) => Bounds;
    });

const size = { kind: 'range', under: 'Хэмжээ', open: false, unit: 'cm', highest: HIGHEST_SIZE_CM } as const;

export const FACETS = [
  {
    name: 'sub',
    kind: 'ids',
    title: 'Төрөл',
    open: true,
    options: ({ sub = [] }) => sub.map((one) => option(String(one.id), one.sub_category_name, one.total)),
  },
  {
    name: 'price',
    kind: 'range',
    title: 'Үнэ',
    under: 'Үнэ',
    open: true,
    unit: 'tug',
    highest: HIGHEST_PRICE_TUG,
    bounds: ({ max }) => (max > 0 ? { min: 0, max } : null),
  },
  {
    name: 'brand',
    kind: 'ids',
    title: 'Брэнд',
    open: true,
    options: ({ brand = [] }) => brand.map((one) => option(String(one.id), one.brandname, one.total)),
  },
  {
    name: 'ready',
    kind: 'flag',
    title: 'Хүргэлт',
    open: true,
    label: 'Улаанбаатарт бэлэн',
    count: ({ ready }) => ready,
  },
  {
    name: 'color',
    kind: 'names',
    title: 'Өнгө',
    open: true,
    longest: LONGEST_COLOR_NAME,
    options: ({ color }) => color.map((one) => ({ ...named(one.color_name, one.total), swatch: one.swatch })),
  },
  { name: 'specs', kind: 'specs' },
  {
    name: 'material',
    kind: 'names',
    title: 'Материал',
    open: false,
    longest: LONGEST_MATERIAL_NAME,
    options: ({ material }) => material.map(({ name, total }) => named(name, total)),
  },
  { ...size, name: 'width', title: 'Өргөн', bounds: ({ sizes }) => sizes.width },
  { ...size, name: 'depth', title: 'Гүн', bounds: ({ sizes }) => sizes.depth },
  { ...size, name: 'height', title: 'Өндөр', bounds: ({ sizes }) => sizes.height },
] as const satisfies readonly Facet[];

type AnyFacet = (typeof FACETS)[number];
export type FacetName = AnyFacet['name'];

/** The facets of a kind: `NameOf<'range'>` is price, width, depth and height. */
export type NameOf<Kind extends keyof Chosen> = Extract<AnyFacet, { kind: Kind }>['name'];

/** The choices of all facets. */
export type Choices = { [One in AnyFacet as One['name']]: Chosen[One['kind']] };

/** Facets with many values, which the address repeats. */
export const LISTED = FACETS.filter((facet) => facet.kind === 'ids' || facet.kind === 'names');
export const FLAGS = FACETS.filter((facet) => facet.kind === 'flag');
export const RANGES = FACETS.filter((facet) => facet.kind === 'range');

export const isOpen = ({ min, max }: Range): boolean => min === null && max === null;

function option(value: string, label: string, count: number): FacetOption {
  return { value, label, count };
}

/** A choice whose key is its name. */
function named(name: string, count: number): FacetOption {
  return option(name, name, count);
}
