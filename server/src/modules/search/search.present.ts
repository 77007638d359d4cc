// Counts become the lists of the sidebar, under the spec's names (§3 Category list response).
import type {
  BrandFacet,
  ColorFacet,
  SpecificationFacet,
  SpecificationGroup,
  SubCategoryFacet,
} from '@tokhi/contract/facets';
import type { FacetCounts } from './index/count-facets.ts';
import type { DocumentColumns } from './index/document-columns.ts';
import type { FacetNames, SpecAttribute } from './index/facet-names.ts';

/** A specification is offered where at least half of the list can have it: the others would be filtered away unseen. */
const SHARE_WITH_SPECIFICATION = 0.5;

export interface PresentedFacets {
  brand: BrandFacet[];
  sub: SubCategoryFacet[];
  color: ColorFacet[];
  spcs: SpecificationGroup[];
  specs: SpecificationFacet[];
  max: number;
  ready: number;
  material: { name: string; total: number }[];
  sizes: FacetCounts['sizes'];
}

/**
 * `whole` are the counts without filters: what occurs there is listed, also when the filters leave none of it, so that the
 * sidebar keeps its rows. Most frequent first, as without filters: rows must not jump under the pointer.
 */
export function presentFacets(
  columns: DocumentColumns,
  names: FacetNames,
  whole: FacetCounts,
  counts: FacetCounts,
): PresentedFacets {
  const rows = (of: 'brand' | 'sub' | 'colour' | 'material') =>
    present(whole[of]).map((id) => ({ id, total: counts[of][id] ?? 0 }));
  return {
    brand: rows('brand').flatMap(({ id, total }) => {
      const brand = names.brands.get(id);
      return brand === undefined ? [] : [{ id, brandname: brand.name, total }];
    }),
    sub: rows('sub').flatMap(({ id, total }) => {
      const sub = names.subCategories.get(id);
      return sub === undefined ? [] : [{ id, sub_category_name: sub.name, total }];
    }),
    color: rows('colour').flatMap(({ id, total }) => {
      const colour = names.colours.get(id);
      return colour === undefined ? [] : [{ color_name: colour.name, swatch: colour.swatch, total }];
    }),
    material: rows('material').map(({ id, total }) => ({ name: columns.materials[id] ?? '', total })),
    ...presentSpecifications(names, whole, counts),
    max: whole.maxPrice,
    ready: counts.ready,
    sizes: whole.sizes,
  };
}

/** Numbers above zero, most frequent first; 0 is "has none" and is no choice. */
const present = (counted: Int32Array): number[] =>
  [...counted.keys()]
    .filter((id) => id > 0 && (counted[id] as number) > 0)
    .sort((one, other) => (counted[other] as number) - (counted[one] as number) || one - other);

/** Material has a list of its own, across categories. */
const LISTED_APART = 'material';

function presentSpecifications(names: FacetNames, whole: FacetCounts, counts: FacetCounts) {
  const inScope = [...whole.categories.values()].reduce((sum, count) => sum + count, 0);
  const groups = new Map<string, { attribute: SpecAttribute; reach: number; values: Map<string, number> }>();
  for (const attribute of names.attributes) {
    const reach = whole.categories.get(attribute.categoryId) ?? 0;
    if (reach === 0 || attribute.code === LISTED_APART) continue;
    const known = groups.get(attribute.code);
    groups.set(attribute.code, {
      attribute: known?.attribute ?? attribute,
      reach: (known?.reach ?? 0) + reach,
      values: known?.values ?? new Map(),
    });
  }
  for (const { id, text, attribute } of names.values.values()) {
    if ((whole.value[id] ?? 0) === 0) continue;
    const values = groups.get(attribute.code)?.values;
    values?.set(text, (values.get(text) ?? 0) + (counts.value[id] ?? 0));
  }
  const offered = [...groups.values()]
    .filter(({ reach, values }) => values.size > 1 && reach >= inScope * SHARE_WITH_SPECIFICATION)
    .sort((one, other) => one.attribute.position - other.attribute.position);
  return {
    spcs: offered.map(({ attribute: { code, name } }) => ({ field: code, name })),
    specs: offered.flatMap(({ attribute: { code }, values }) =>
      [...values]
        .sort(([one], [other]) => one.localeCompare(other, 'mn', { numeric: true }))
        .map(([value, total]) => ({ field: code, value, total })),
    ),
  };
}
