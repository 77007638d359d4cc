// demo/studio/brand-art.json and icons.json: which file shows which brand, department and sub-category.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA, MEDIA } from '../folders.ts';

export interface BrandArt {
  logo: string;
  banner: string;
}

export const BRAND_FOLDER = join(MEDIA, 'brand');
export const ICON_FOLDER = join(MEDIA, 'icon');
export const BRAND_ART_FILE = join(DATA, 'brand-art.json');
export const ICONS_FILE = join(DATA, 'icons.json');
const CATALOGUE = join(DATA, '..', 'catalogue');

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));

/** By slug. */
export const readBrandArt = () => readJson<Record<string, BrandArt>>(BRAND_ART_FILE);
/** By code of department or sub-category. */
export const readIcons = () => readJson<Record<string, string>>(ICONS_FILE);

export const readBrands = () => readJson<{ slug: string; name: string }[]>(join(CATALOGUE, 'brands.json'));

/** Departments and their sub-categories, in the order of the files. */
export function readCategoryCodes(): string[] {
  const folder = join(CATALOGUE, 'departments');
  return readdirSync(folder)
    .sort()
    .map((file) => readJson<{ code: string; subCategories: { code: string }[] }>(join(folder, file)))
    .flatMap(({ code, subCategories }) => [code, ...subCategories.map((sub) => sub.code)]);
}
