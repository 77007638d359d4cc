import type {
  BrandFacet,
  ColorFacet,
  SpecificationFacet,
  SpecificationGroup,
  SubCategoryFacet,
} from '@tokhi/contract/fields/facets';
import { type ListState, SPEC_PREFIX, writeState } from './filters.ts';

export interface FacetOption {
  value: string;
  label: string;
  /** How many products the choice would show. */
  count: number;
  swatch?: string;
}

export interface FacetGroup {
  /** Name of the form's field. */
  name: string;
  title: string;
  options: FacetOption[];
}

interface SizeBounds {
  name: 'width' | 'depth' | 'height';
  title: string;
  min: number;
  max: number;
}

/** The sidebar of a list. */
export interface FacetsView {
  groups: FacetGroup[];
  /** How many stand ready in Ulaanbaatar. */
  ready: number;
  maxTug: number;
  sizes: SizeBounds[];
}

type Bounds = { min: number; max: number } | null;

/** The facets of any list's reply; a page without one of them leaves it out. */
export interface FacetReply {
  sub?: SubCategoryFacet[];
  brand?: BrandFacet[];
  color: ColorFacet[];
  material: { name: string; total: number }[];
  ready: number;
  sizes: { width: Bounds; depth: Bounds; height: Bounds };
  max: number;
  spcs?: SpecificationGroup[];
  specs?: SpecificationFacet[];
}

const SIZES = [
  { name: 'width', title: 'Өргөн' },
  { name: 'depth', title: 'Гүн' },
  { name: 'height', title: 'Өндөр' },
] as const;

/** What the sidebar offers. What is chosen stays in it, also when nothing is left to show of it. */
export function facetsView(reply: FacetReply, state: ListState): FacetsView {
  const chosen = writeState(state);
  return {
    groups: allGroups(reply)
      .map((group) => ({ ...group, options: [...group.options, ...missing(group, chosen)] }))
      .filter(({ options }) => options.length > 0),
    ready: reply.ready,
    maxTug: reply.max,
    sizes: SIZES.flatMap(({ name, title }) => {
      const bounds = reply.sizes[name];
      return bounds === null ? [] : [{ name, title, ...bounds }];
    }),
  };
}

function allGroups({ sub = [], brand = [], color, material, spcs = [], specs = [] }: FacetReply): FacetGroup[] {
  return [
    {
      name: 'sub',
      title: 'Төрөл',
      options: sub.map((one) => ({ value: String(one.id), label: one.sub_category_name, count: one.total })),
    },
    {
      name: 'brand',
      title: 'Брэнд',
      options: brand.map((one) => ({ value: String(one.id), label: one.brandname, count: one.total })),
    },
    {
      name: 'color',
      title: 'Өнгө',
      options: color.map((one) => ({
        value: one.color_name,
        label: one.color_name,
        count: one.total,
        swatch: one.swatch,
      })),
    },
    {
      name: 'material',
      title: 'Материал',
      options: material.map(({ name, total }) => ({ value: name, label: name, count: total })),
    },
    ...spcs
      // The material has a group of its own, above.
      .filter(({ field }) => field !== 'material' || material.length === 0)
      .map(({ field, name }) => ({
        name: SPEC_PREFIX + field,
        title: name,
        options: specs
          .filter((one) => one.field === field)
          .map(({ value, total }) => ({ value, label: value, count: total })),
      })),
  ];
}

/** Ids without a name cannot be shown; colours, materials and specifications are their own names. */
function missing({ name, options }: FacetGroup, chosen: URLSearchParams): FacetOption[] {
  if (name === 'sub' || name === 'brand') return [];
  const known = new Set(options.map(({ value }) => value));
  return chosen
    .getAll(name)
    .filter((value) => !known.has(value))
    .map((value) => ({ value, label: value, count: 0 }));
}
