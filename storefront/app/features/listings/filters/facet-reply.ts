// The choices that the calls of the lists offer.
import type {
  BrandFacet,
  ColorFacet,
  SpecificationFacet,
  SpecificationGroup,
  SubCategoryFacet,
} from '@tokhi/contract/fields/facets';

export interface FacetOption {
  value: string;
  label: string;
  /** How many products the choice would show. */
  count: number;
  swatch?: string;
}

/** Null if nothing in the list has one. */
export type Bounds = { min: number; max: number } | null;

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
