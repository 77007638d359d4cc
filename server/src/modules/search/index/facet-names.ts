import type { Db } from '../../../db/database.ts';
import { facetNames } from '../../catalogue/public.ts';
import { type ColourFamily, colourFamilies } from '../constraints/colour-families.ts';
import { type ColourName, readColourName } from '../constraints/colour-names.ts';
import { sizesIn } from '../constraints/sizes-in.ts';

export interface SpecAttribute {
  id: number;
  categoryId: number;
  code: string;
  name: string;
  unit: string | null;
  slot: number;
  position: number;
}

/** A value's text, and its attribute. */
interface SpecValue {
  id: number;
  text: string;
  attribute: SpecAttribute;
}

interface Spec {
  attributes: SpecAttribute[];
  valueIdsByText: Map<string, number[]>;
}

/** The names behind the ids in the columns: a few thousand rows, all read again when one of them changes. */
export interface FacetNames {
  categories: Map<number, { id: number; code: string; name: string }>;
  subCategories: Map<number, { id: number; code: string; name: string; categoryId: number; position: number }>;
  brands: Map<number, { id: number; name: string }>;
  colours: Map<number, { id: number; name: string; swatch: string }>;
  /** The colours as the sidebar offers them. */
  colourFamilies: ColourFamily[];
  /** By the name of a family, or of a single colour, as old links have it. */
  colourIdsByName: Map<string, number[]>;
  attributes: SpecAttribute[];
  /** The attributes of a code, at most one per category, and their value ids by text. */
  specsByCode: Map<string, Spec>;
  values: Map<number, SpecValue>;
  /** The parsed colour names. */
  colourNames: ColourName[];
  /** The centimetres in a specification's value, by the value's id. */
  sizes: Map<number, number[]>;
}

export async function readFacetNames(db: Db): Promise<FacetNames> {
  const { categories, subCategories, brands, colours, attributes, values } = await facetNames(db);
  const attributeById = new Map(attributes.map((one) => [one.id, one]));
  const known = values.flatMap(({ id, attributeId, value }) => {
    const attribute = attributeById.get(attributeId);
    return attribute === undefined ? [] : [{ id, text: value, attribute }];
  });
  const colourNames = colours.map((colour) => ({ ...readColourName(colour), name: colour.name }));
  const families = colourFamilies(colourNames);
  return {
    categories: byId(categories),
    subCategories: byId(subCategories),
    brands: byId(brands),
    colours: byId(colours),
    colourFamilies: families,
    colourIdsByName: new Map(
      [...colours.map(({ id, name }) => ({ name, ids: [id] })), ...families].map(({ name, ids }) => [name, ids]),
    ),
    attributes,
    specsByCode: specsByCode(attributes, known),
    values: byId(known),
    colourNames,
    sizes: new Map(
      known
        .map(({ id, text, attribute }) => [id, sizesIn(text, attribute.unit)] as const)
        .filter(([, sizes]) => sizes.length > 0),
    ),
  };
}

function specsByCode(attributes: SpecAttribute[], values: SpecValue[]): FacetNames['specsByCode'] {
  const byCode: FacetNames['specsByCode'] = new Map();
  for (const attribute of attributes) {
    const spec: Spec = byCode.get(attribute.code) ?? { attributes: [], valueIdsByText: new Map() };
    spec.attributes.push(attribute);
    byCode.set(attribute.code, spec);
  }
  for (const { id, text, attribute } of values) {
    const ids = byCode.get(attribute.code)?.valueIdsByText;
    ids?.set(text, [...(ids.get(text) ?? []), id]);
  }
  return byCode;
}

const byId = <Row extends { id: number }>(rows: Row[]): Map<number, Row> => new Map(rows.map((row) => [row.id, row]));
