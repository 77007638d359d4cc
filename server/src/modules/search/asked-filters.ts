import { refuse } from '@tokhi/contract/texts/refusals';
import { parseSpecsCondition } from '@tokhi/rules/catalogue/specs-condition';
import type { FacetNames } from './index/facet-names.ts';
import type { Filters, SpecFilter } from './index/filters.ts';

/** The filters of a request body; each call has some of them. */
export interface AskedFilters {
  brand?: readonly number[];
  sub?: readonly number[];
  color?: readonly string[];
  material: readonly string[];
  ready: boolean;
  price?: [number, number] | undefined;
  width?: [number, number] | undefined;
  depth?: [number, number] | undefined;
  height?: [number, number] | undefined;
  /** "field in (values) joined by AND". */
  specs?: string;
}

/** No row has this id: a chosen name that the shop does not know finds nothing, instead of removing the filter. */
const NO_ID = -1;

/** Names become ids here; no text goes further (decision 26). */
export function askedFilters(asked: AskedFilters, names: FacetNames): Filters {
  return {
    subCategories: asked.sub ?? [],
    brands: asked.brand ?? [],
    colours: (asked.color ?? []).flatMap((name) => names.colourIdsByName.get(name) ?? NO_ID),
    materials: asked.material,
    ready: asked.ready,
    price: asked.price,
    width: asked.width,
    depth: asked.depth,
    height: asked.height,
    specs: specFilters(asked.specs ?? '', names),
  };
}

function specFilters(condition: string, names: FacetNames): SpecFilter[] {
  const parsed = parseSpecsCondition(condition);
  if (!parsed.ok) throw refuse('invalid_request');
  return parsed.filters.map(({ field, values }) => {
    const spec = names.specsByCode.get(field);
    return {
      field,
      valueIds: new Set(values.flatMap((text) => spec?.valueIdsByText.get(text) ?? [])),
      slots: new Map(spec?.attributes.map(({ categoryId, slot }) => [categoryId, slot])),
    };
  });
}

export const filtersAnything = (filters: Filters): boolean =>
  [filters.subCategories, filters.brands, filters.colours, filters.materials, filters.specs].some(
    (chosen) => chosen.length > 0,
  ) ||
  filters.ready ||
  [filters.price, filters.width, filters.depth, filters.height].some((range) => range !== undefined);
