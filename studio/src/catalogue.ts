// The range as measured by Blender, and the part of it that has pictures: only that is in the shop.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA } from './folders.ts';
import type { Manifest } from './manifest.ts';

export interface Catalogue {
  departments: { code: string; name: string }[];
  models: CatalogueModel[];
}
interface CatalogueModel {
  code: string;
  name: string;
  type: string;
  department: string;
  /** What the builder was told; only the shape of flat things matters here. */
  params?: { shape?: string };
  /** Centimetres. */
  size: { width: number; depth: number; height: number };
  /** Kilograms, net. */
  weight: number;
  packages: ({ weight: number; quantity: number } & Record<string, number>)[];
  /** Has a 3D model. */
  glb: boolean;
  finishes: { key: string; name: string; hex: string }[];
}

export const CATALOGUE_FILE = join(DATA, 'catalog.json');

export const readCatalogue = (file = CATALOGUE_FILE): Catalogue => JSON.parse(readFileSync(file, 'utf8'));

/** The whole range if it was measured on this machine, else what is in the shop already. */
export function readRange(masters: string): Catalogue {
  const measured = join(masters, 'catalog.json');
  return readCatalogue(existsSync(measured) ? measured : CATALOGUE_FILE);
}

/** Models and finishes that have a hero picture. */
export function withPictures(range: Catalogue, manifest: Manifest): Catalogue {
  const models = range.models
    .map((model) => ({
      ...model,
      finishes: model.finishes.filter(({ key }) => manifest.products[model.code]?.[key]?.hero),
    }))
    .filter((model) => model.finishes.length > 0);
  return { ...range, models };
}

/** Rugs and the like: drawing.py has nothing to draw (same rule there), they are drawn from above instead. */
export const isFlat = ({ size }: CatalogueModel) => size.height * 12 < size.width;
