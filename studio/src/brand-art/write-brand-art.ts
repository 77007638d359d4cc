// `npm run studio:brands`: logos and banners of the brands and icons of the categories, all anew. A second run changes nothing.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { saveByContent, writeJson } from '../save-by-content.ts';
import {
  BRAND_ART_FILE,
  BRAND_FOLDER,
  type BrandArt,
  ICON_FOLDER,
  ICONS_FILE,
  readBrands,
  readCategoryCodes,
} from './art-files.ts';
import { drawBanner } from './banner.ts';
import { BRANDS } from './brand-identities.ts';
import { drawIcon } from './draw-icon.ts';
import { ICON_OF_CODE } from './icon-choice.ts';
import { drawLogo } from './logo.ts';

const saveSvg = (folder: string, name: string, svg: string) => saveByContent(folder, name, Buffer.from(svg), 'svg');

const art: Record<string, BrandArt> = {};
for (const { slug, name } of readBrands()) {
  const identity = BRANDS[slug];
  if (!identity) throw new Error(`Brand ${slug} has no design: add it to studio/src/brand-art/brand-identities.ts`);
  art[slug] = {
    logo: saveSvg(BRAND_FOLDER, `${slug}-logo`, drawLogo(name, identity)),
    banner: saveSvg(BRAND_FOLDER, `${slug}-banner`, drawBanner(identity)),
  };
  console.log(`${name}: ${art[slug].logo}, ${art[slug].banner}`);
}

const icons: Record<string, string> = {};
for (const code of readCategoryCodes()) {
  const icon = ICON_OF_CODE[code];
  if (!icon) throw new Error(`Category ${code} has no icon: add it to studio/src/brand-art/icon-choice.ts`);
  icons[code] = saveSvg(ICON_FOLDER, icon, await drawIcon(icon));
  console.log(`${code}: ${icons[code]}`);
}

// The lists first: a file that nothing names is harmless, a name without its file is not.
writeJson(BRAND_ART_FILE, art);
writeJson(ICONS_FILE, icons);
const brandFiles = Object.values(art).flatMap(({ logo, banner }) => [logo, banner]);
const removed = removeOthers(BRAND_FOLDER, brandFiles) + removeOthers(ICON_FOLDER, Object.values(icons));
console.log(
  `${brandFiles.length} brand files, ${new Set(Object.values(icons)).size} icons; ${removed} others removed.`,
);

function removeOthers(folder: string, named: string[]): number {
  const others = existsSync(folder) ? readdirSync(folder).filter((file) => !named.includes(file)) : [];
  for (const file of others) rmSync(join(folder, file));
  return others.length;
}
