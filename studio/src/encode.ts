// `npm run studio:encode [-- --masters DIR]`: masters → pictures, drawings and 3D models of the shop, and the data that
// tells what shows what. It adds: what has no master on this machine stays as it is. Safe to stop and to run again.
import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { encodePicture } from '@tokhi/pictures/encode-picture';
import { paperWhite } from '@tokhi/pictures/paper-white';
import sharp from 'sharp';
import { CATALOGUE_FILE, readRange, withPictures } from './catalogue.ts';
import { takeDrawings } from './drawings/take-drawings.ts';
import { EncodedBefore } from './encoded-before.ts';
import { MASTERS, MEDIA } from './folders.ts';
import { HOTSPOTS_FILE, hotspotsInShop, readHotspots } from './hotspots.ts';
import { inOrderOfRange } from './in-order-of-range.ts';
import { filesOf, MANIFEST_FILE, type Manifest, readManifest } from './manifest.ts';
import { optimizeModels } from './optimize-models.ts';
import { type PictureJob, pictureJobs } from './picture-jobs.ts';
import { plainModels } from './plain-models.ts';
import { saveNamed, writeJson } from './save-by-content.ts';

const AT_ONCE = 2;
const SAVE_EVERY = 20;

const { masters } = parseArgs({ options: { masters: { type: 'string', default: MASTERS } } }).values;
if (!existsSync(masters)) {
  console.error(
    `There are no masters in ${masters}.\nMake them with npm run studio:render, or name their folder: --masters DIR`,
  );
  process.exit(1);
}

const range = readRange(masters);
const manifest = readManifest();
const before = new EncodedBefore(masters);
const namedAtFirst = filesOf(manifest);

const all = pictureJobs(masters, range, manifest, readHotspots(masters));
const todo = all.filter((job) => !isEncoded(job));
console.log(`Pictures: ${all.length} masters, ${todo.length} to encode`);
await encodeAll(todo);
const inShop = withPictures(range, manifest);
console.log(`Drawings: ${takeDrawings(masters, inShop, manifest)} taken over`);
await optimizeModels(masters, inShop, manifest, before);
console.log(`3D models for phones: ${await plainModels(manifest)} made`);
const finished = save();
const removed = removeReplaced(finished);
report(finished, removed);

/** Its files must be there too: the media folder may be an older checkout than the masters. */
function isEncoded({ name, master, recipe, folder, get }: PictureJob): boolean {
  const files = Object.values(get(manifest)?.files ?? {});
  return (
    files.length > 0 && before.has(name, master, recipe) && files.every((file) => existsSync(join(MEDIA, folder, file)))
  );
}

async function encodeAll(jobs: PictureJob[]): Promise<void> {
  const waiting = [...jobs.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, { name, master, folder, recipe, put }] = next;
      const source = recipe.paperWhite ? await paperWhite(sharp(master)) : sharp(master);
      const picture = await encodePicture(source, recipe, name, (file, content) =>
        saveNamed(join(MEDIA, folder), file, content),
      );
      put(manifest, picture);
      before.add(name, master, recipe);
      console.log(`[${index + 1}/${jobs.length}] ${name}: ${Object.keys(picture.files).join(', ')}`);
      if (index % SAVE_EVERY === SAVE_EVERY - 1) save();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** The manifest first: a file that nothing names is harmless, a name without its file is not. */
function save(): Manifest {
  const ordered = inOrderOfRange(range, manifest);
  const shop = withPictures(range, ordered);
  writeJson(MANIFEST_FILE, ordered);
  writeJson(CATALOGUE_FILE, shop);
  writeJson(HOTSPOTS_FILE, hotspotsInShop(readHotspots(masters), shop));
  before.save();
  return ordered;
}

function removeReplaced(now: Manifest): number {
  const kept = new Set(filesOf(now));
  const replaced = new Set(namedAtFirst.filter((file) => !kept.has(file)));
  for (const file of replaced) rmSync(join(MEDIA, file), { force: true });
  return replaced.size;
}

function report(now: Manifest, removedFiles: number): void {
  const kinds = Map.groupBy(new Set(filesOf(now)), (file) =>
    file.replace(/^(\w+)\/.*?(-\d+)?\.\w+\.(\w+)$/, '$1 $3 $2'),
  );
  for (const [kind, files] of [...kinds].sort(([a], [b]) => a.localeCompare(b))) {
    const bytes = files.reduce((sum, file) => sum + statSync(join(MEDIA, file)).size, 0);
    const mean = (bytes / files.length / 1000).toFixed(1);
    console.log(`${kind.padEnd(20)} ${files.length} files, ${(bytes / 1e6).toFixed(2)} MB, ${mean} kB on average`);
  }
  console.log(`${removedFiles} replaced files removed.`);
  console.log('Next: npm run studio:contact-sheet to look them over; npx vitest run studio checks that all agree.');
}
