// Counts become the lists of the sidebar, under the spec's names (§3 Category list response).
import type {
  BrandFacet,
  ColorFacet,
  SpecificationFacet,
  SpecificationGroup,
  SubCategoryFacet,
} from '@tokhi/contract/fields/facets';
import type { FacetCounts } from './index/count-facets.ts';
import type { DocumentColumns } from './index/document-columns.ts';
import type { FacetNames, SpecAttribute } from './index/facet-names.ts';

/** A specification is offered where at least half of the list can have it: the others would be filtered out silently. */
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
 * `unfiltered` are the counts without filters: they decide which rows the sidebar has, also when the filters leave none of them. Most frequent
 * first by these counts: rows must not jump under the pointer.
 */
export function presentFacets(
  columns: DocumentColumns,
  names: FacetNames,
  unfiltered: FacetCounts,
  counts: FacetCounts,
): PresentedFacets {
  const { brands, subs, families, materials, groups } = sidebarOf(columns, names, unfiltered);
  return {
    brand: brands.map(({ id, name }) => ({ id, brandname: name, total: total(counts.brand, id) })),
    sub: subs.map(({ id, name }) => ({ id, sub_category_name: name, total: total(counts.sub, id) })),
    color: families.map(({ ids, name, swatch }) => ({ color_name: name, swatch, total: sum(counts.colour, ids) })),
    material: materials.map(({ id, name }) => ({ name, total: total(counts.material, id) })),
    spcs: groups.map(({ code, name }) => ({ field: code, name })),
    specs: groups.flatMap(({ code, values }) =>
      values.map(({ text, ids }) => ({
        field: code,
        value: text,
        total: sum(counts.value, ids),
      })),
    ),
    max: unfiltered.maxPrice,
    ready: counts.ready,
    sizes: unfiltered.sizes,
  };
}

/** The rows of a list's sidebar, without their counts. */
interface Sidebar {
  names: FacetNames;
  brands: { id: number; name: string }[];
  subs: { id: number; name: string }[];
  families: { ids: number[]; name: string; swatch: string }[];
  materials: { id: number; name: string }[];
  groups: { code: string; name: string; values: { text: string; ids: number[] }[] }[];
}

/** Cached while the list and the names are the same: sorting a few hundred names takes longer than counting. */
const sidebars = new WeakMap<FacetCounts, Sidebar>();

function sidebarOf(columns: DocumentColumns, names: FacetNames, unfiltered: FacetCounts): Sidebar {
  const known = sidebars.get(unfiltered);
  if (known?.names === names) return known;
  const sidebar: Sidebar = {
    names,
    brands: present(unfiltered.brand).flatMap((id) => names.brands.get(id) ?? []),
    subs: present(unfiltered.sub).flatMap((id) => names.subCategories.get(id) ?? []),
    families: familiesIn(names, unfiltered),
    materials: present(unfiltered.material).map((id) => ({ id, name: columns.materials[id] ?? '' })),
    groups: specificationGroups(names, unfiltered),
  };
  sidebars.set(unfiltered, sidebar);
  return sidebar;
}

const total = (counted: Int32Array, id: number): number => counted[id] ?? 0;
const sum = (counted: Int32Array, ids: readonly number[]): number =>
  ids.reduce((all, id) => all + total(counted, id), 0);

/** Each family has the swatch of its most frequent colour in this list. */
function familiesIn({ colourFamilies, colours }: FacetNames, { colour }: FacetCounts): Sidebar['families'] {
  return colourFamilies
    .map(({ name, ids }) => {
      const [most = 0] = ids.toSorted((one, other) => total(colour, other) - total(colour, one));
      return { name, ids, swatch: colours.get(most)?.swatch ?? '' };
    })
    .filter(({ ids }) => sum(colour, ids) > 0)
    .sort((one, other) => sum(colour, other.ids) - sum(colour, one.ids));
}

/** Ids with a count, most frequent first; 0 is "has none" and no choice. */
const present = (counted: Int32Array): number[] =>
  [...counted.keys()]
    .filter((id) => id > 0 && (counted[id] as number) > 0)
    .sort((one, other) => (counted[other] as number) - (counted[one] as number) || one - other);

/** Material has its own list, across categories. */
const LISTED_APART = 'material';
const asRead = new Intl.Collator('mn', { numeric: true });

function specificationGroups(names: FacetNames, unfiltered: FacetCounts): Sidebar['groups'] {
  const inScope = [...unfiltered.categories.values()].reduce((sum, count) => sum + count, 0);
  const groups: { first: SpecAttribute; reach: number; values: { text: string; ids: number[] }[] }[] = [];
  for (const [code, { attributes, valueIdsByText }] of names.specsByCode) {
    const reaching = attributes.filter(({ categoryId }) => unfiltered.categories.has(categoryId));
    const [first] = reaching;
    if (first === undefined || code === LISTED_APART) continue;
    const occurs = (id: number) => (unfiltered.value[id] ?? 0) > 0;
    const values = [...valueIdsByText]
      .map(([text, ids]) => ({ text, ids: ids.filter(occurs) }))
      .filter(({ ids }) => ids.length > 0)
      .sort((one, other) => asRead.compare(one.text, other.text));
    const reach = reaching.reduce((sum, { categoryId }) => sum + (unfiltered.categories.get(categoryId) ?? 0), 0);
    groups.push({ first, reach, values });
  }
  return groups
    .filter(({ reach, values }) => values.length > 1 && reach >= inScope * SHARE_WITH_SPECIFICATION)
    .sort((one, other) => one.first.position - other.first.position)
    .map(({ first: { code, name }, values }) => ({ code, name, values }));
}
