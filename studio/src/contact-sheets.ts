// `npm run studio:contact-sheet`: all pictures of the shop on a few sheets in studio/masters/sheets, for looking them over, and
// every finish by department as docs/screens/catalogue-*.webp.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '@tokhi/pictures/encode-picture';
import sharp from 'sharp';
import { readCatalogue } from './catalogue.ts';
import { MASTERS, MEDIA, SCREENS } from './folders.ts';
import { readManifest, type View } from './manifest.ts';

interface Grid {
  width: number;
  height: number;
  columns: number;
}

const SHEETS = join(MASTERS, 'sheets');
const manifest = readManifest();
mkdirSync(SHEETS, { recursive: true });

await sheet('1-models', products('hero', 1), { width: 300, height: 300, columns: 10 });
await sheet('2-finishes', products('hero'), { width: 200, height: 200, columns: 20 });
await sheet('3-fronts', products('front', 1), { width: 300, height: 300, columns: 10 });
await sheet('4-details', products('detail', 1), { width: 300, height: 300, columns: 10 });
await sheet('5-rooms', rooms(Object.values(manifest.rooms), '800.webp'), { width: 800, height: 335, columns: 2 });
await sheet('6-departments', rooms(Object.values(manifest.departments)), { width: 300, height: 300, columns: 5 });
await sheet('7-drawings', drawings(), { width: 400, height: 300, columns: 8 });
for (const { code } of readCatalogue().departments) {
  await sheet(`catalogue-${code}`, departmentHeroes(code), { width: 160, height: 160, columns: 10 }, SCREENS);
}
console.log(`The sheets are in ${SHEETS} and ${SCREENS}`);

function departmentHeroes(department: string): string[] {
  const models = readCatalogue().models.filter((model) => model.department === department);
  return models.flatMap(({ code }) =>
    Object.values(manifest.products[code] ?? {}).flatMap((views) => pathOf('product', views.hero, '400.webp')),
  );
}

/** One view of every model, of the first finishes only if asked. */
function products(view: View, finishes = Number.POSITIVE_INFINITY): string[] {
  return Object.values(manifest.products).flatMap((model) =>
    Object.values(model)
      .slice(0, finishes)
      .flatMap((views) => pathOf('product', views[view], '400.webp')),
  );
}

function rooms(pictures: Picture[], kind = '400.webp'): string[] {
  return pictures.flatMap((picture) => pathOf('room', picture, kind));
}

function drawings(): string[] {
  return Object.values(manifest.drawings).flatMap(({ sides }) =>
    Object.values(sides).map(({ file }) => join(MEDIA, 'product', file)),
  );
}

function pathOf(folder: string, picture: Picture | undefined, kind: string): string[] {
  const file = picture?.files[kind];
  return file === undefined ? [] : [join(MEDIA, folder, file)];
}

async function sheet(name: string, files: string[], { width, height, columns }: Grid, folder = SHEETS): Promise<void> {
  if (files.length === 0) return console.log(`${name}: nothing yet`);
  const cells = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(file)
        .resize(width - 4, height - 4, { fit: 'contain', background: '#fff' })
        .flatten({ background: '#fff' })
        .toBuffer(),
      left: (index % columns) * width + 2,
      top: Math.floor(index / columns) * height + 2,
    })),
  );
  const size = { width: columns * width, height: Math.ceil(files.length / columns) * height };
  const drawn = sharp({ create: { ...size, channels: 3, background: '#e4e4e4' } }).composite(cells);
  // Sheets to look at are PNG, which every viewer opens; those for the documents are small.
  if (folder === SHEETS)
    await drawn.png({ compressionLevel: 9, palette: true, quality: 90 }).toFile(join(folder, `${name}.png`));
  else await drawn.webp({ quality: 80 }).toFile(join(folder, `${name}.webp`));
  console.log(`${name}: ${files.length} pictures`);
}
