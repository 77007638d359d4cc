// Nothing is rendered here: manifest, catalogue, hotspots and the files of demo/media must agree with each other.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { nameHasContentHash } from '@tokhi/pictures/content-name';
import { CARD_BYTES } from '@tokhi/pictures/recipes';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from './catalogue.ts';
import { MASTERS, MEDIA } from './folders.ts';
import { readHotspots } from './hotspots.ts';
import { MEAN_800_BYTES, MEAN_1600_BYTES, MODEL_BYTES, PLAIN_MODEL_BYTES, TOTAL_BYTES } from './limits.ts';
import { filesOf, readManifest, type Side } from './manifest.ts';

/** Sizes are whole centimetres, and outlines a few lines. */
const MOST_OFF = 0.06;
/** Of what is as thin as a board half a centimetre is a fifth. */
const THIN_CM = 4;

const manifest = readManifest();
const catalogue = readCatalogue();
const files = ['product', 'room', 'model'].flatMap((folder) =>
  readdirSync(join(MEDIA, folder)).map((file) => `${folder}/${file}`),
);
const onDisk = new Set(files);
const named = filesOf(manifest);
const bytesOf = (file: string) => statSync(join(MEDIA, file)).size;
const sum = (list: string[]) => list.reduce((total, file) => total + bytesOf(file), 0);

describe('the manifest and the files', () => {
  it('names only files that are there', () => {
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((file) => !onDisk.has(file))).toEqual([]);
  });

  it('has the hash of its content in the name of every file', () => {
    expect(files.filter((file) => !nameHasContentHash(file, readFileSync(join(MEDIA, file))))).toEqual([]);
  });

  it('leaves no file without a use', () => {
    const used = new Set(named);
    expect(files.filter((file) => !used.has(file))).toEqual([]);
  });

  it('shows nothing that is not in the catalogue', () => {
    const finishes = new Set(
      catalogue.models.flatMap(({ code, finishes }) => finishes.map(({ key }) => `${code} ${key}`)),
    );
    const shown = Object.entries(manifest.products).flatMap(([code, views]) =>
      Object.keys(views).map((key) => `${code} ${key}`),
    );
    const models = Object.entries(manifest.models).map(([code, { finish }]) => `${code} ${finish}`);
    expect([...shown, ...models].filter((product) => !finishes.has(product))).toEqual([]);
    const codes = new Set(catalogue.models.map(({ code }) => code));
    expect(Object.keys(manifest.drawings).filter((code) => !codes.has(code))).toEqual([]);
  });
});

describe('every model of the catalogue', () => {
  it('is there once', () => {
    const codes = catalogue.models.map(({ code }) => code);
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  });

  it('has a hero picture in card, page and placeholder size for each finish', () => {
    const complete = (code: string, finish: string) => {
      const hero = manifest.products[code]?.[finish]?.hero;
      return (
        hero?.files['400.webp'] && hero.files['800.webp'] && hero.placeholder.startsWith('data:image/webp;base64,')
      );
    };
    const missing = catalogue.models.flatMap(({ code, finishes }) =>
      finishes.filter(({ key }) => !complete(code, key)).map(({ key }) => `${code} ${key}`),
    );
    expect(missing).toEqual([]);
    expect(catalogue.models.filter(({ finishes }) => finishes.length === 0).map(({ code }) => code)).toEqual([]);
  });

  it('has both sizes of every further view', () => {
    const views = Object.entries(manifest.products).flatMap(([code, finishes]) =>
      Object.entries(finishes).flatMap(([key, pictures]) =>
        Object.entries(pictures).map(([view, { files }]) => ({ name: `${code} ${key} ${view}`, files })),
      ),
    );
    expect(views.filter(({ files }) => !files['400.webp'] || !files['800.webp']).map(({ name }) => name)).toEqual([]);
  });

  it('has 1600 px only of the hero of its first colour, which the zoom shows near', () => {
    const near = Object.entries(manifest.products).flatMap(([code, finishes]) =>
      Object.entries(finishes).flatMap(([key, pictures]) =>
        Object.entries(pictures).flatMap(([view, { files }]) => (files['1600.webp'] ? [`${code} ${key} ${view}`] : [])),
      ),
    );
    const firsts = new Set(catalogue.models.map(({ code, finishes }) => `${code} ${finishes[0]?.key} hero`));
    expect(near.length).toBeGreaterThan(0);
    expect(near.filter((picture) => !firsts.has(picture))).toEqual([]);
  });

  it('has a size, a weight and parcels that weigh at least as much', () => {
    const isMeasured = ({ size, weight, packages }: (typeof catalogue.models)[number]) =>
      [size.width, size.depth, size.height, weight].every((value) => value > 0) &&
      packages.length > 0 &&
      packages.every((parcel) => Object.values(parcel).every((value) => value > 0)) &&
      packages.reduce((kg, parcel) => kg + parcel.weight * parcel.quantity, 0) >= weight;
    expect(catalogue.models.filter((model) => !isMeasured(model)).map(({ code }) => code)).toEqual([]);
  });

  it('is drawn as it is: what a side shows has the proportions of the size, of sets those of the piece that is measured', () => {
    const measured = { front: ['width', 'height'], side: ['depth', 'height'], above: ['width', 'depth'] } as const;
    const wrong = catalogue.models.flatMap(({ code, size }) =>
      Object.entries(manifest.drawings[code]?.sides ?? {}).flatMap(([seen, { width, height }]) => {
        const [below, beside] = measured[seen as Side];
        const off = width / height / (size[below] / size[beside]) - 1;
        return Math.abs(off) < MOST_OFF || size[below] <= THIN_CM
          ? []
          : [`${code} ${seen} ${(off * 100).toFixed(0)} %`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('has a drawing', () => {
    const undrawn = catalogue.models.filter((model) => !manifest.drawings[model.code]);
    expect(undrawn.map(({ code }) => code)).toEqual([]);
  });

  it('has a 3D model if it is a showpiece', () => {
    const missing = catalogue.models.filter(({ code, glb }) => glb && !manifest.models[code]);
    expect(missing.map(({ code }) => code)).toEqual([]);
  });

  it('has its 3D model also in a file that a phone reads, without a packing', () => {
    const packings = Object.entries(manifest.models).filter(([, { plain }]) => {
      const glb = plain === undefined ? undefined : readFileSync(join(MEDIA, 'model', plain));
      const json = glb?.subarray(20, 20 + glb.readUInt32LE(12)).toString('utf8') ?? '';
      return json === '' || 'extensionsUsed' in JSON.parse(json);
    });
    expect(packings.map(([code]) => code)).toEqual([]);
  });

  it('stands in a department that has a tile', () => {
    const departments = new Set(catalogue.departments.map(({ code }) => code));
    expect(catalogue.models.filter(({ department }) => !departments.has(department))).toEqual([]);
    expect(Object.keys(manifest.departments).sort()).toEqual([...departments].sort());
  });
});

describe('the hotspots', () => {
  it('lie in rooms of the manifest and lead to finishes of the catalogue', () => {
    const hotspots = readHotspots(join(MASTERS, 'none'));
    expect(Object.keys(hotspots).sort()).toEqual(Object.keys(manifest.rooms).sort());
    const astray = Object.values(hotspots)
      .flat()
      .filter(({ code, finish, x, y }) => {
        const inside = x >= 0 && x <= 100 && y >= 0 && y <= 100;
        return !inside || !manifest.products[code]?.[finish]?.hero;
      });
    expect(astray).toEqual([]);
  });
});

describe('the weight', () => {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

  it('of each card picture is within its limit', () => {
    const cards = files.filter((file) => /-400\.\w+\.webp$/.test(file));
    const heavy = cards.filter((file) => bytesOf(file) > CARD_BYTES).map((file) => `${file} ${kB(bytesOf(file))}`);
    expect(heavy, `of ${cards.length} cards, more than ${kB(CARD_BYTES)}`).toEqual([]);
  });

  it.each([
    [800, 'webp', MEAN_800_BYTES],
    [800, 'avif', MEAN_800_BYTES],
    [1600, 'webp', MEAN_1600_BYTES],
  ])('of product pictures of %i px as %s is within its limit on average', (width, format, most) => {
    const pictures = files.filter(
      (file) => file.startsWith('product/') && new RegExp(`-${width}\\.\\w+\\.${format}$`).test(file),
    );
    const mean = sum(pictures) / pictures.length;
    expect(mean, `${pictures.length} files of ${kB(mean)} on average`).toBeLessThanOrEqual(most);
  });

  it('of each 3D model is within its limit', () => {
    const most = (file: string) => (file.includes('-plain.') ? PLAIN_MODEL_BYTES : MODEL_BYTES);
    const heavy = files.filter((file) => file.startsWith('model/') && bytesOf(file) > most(file));
    expect(heavy.map((file) => `${file} ${kB(bytesOf(file))}`)).toEqual([]);
  });

  it('of all pictures and 3D models together is within its limit', () => {
    const kinds = Map.groupBy(files, (file) => file.replace(/\/.*\./, ' '));
    const figures = [...kinds].map(([kind, list]) => `${kind} ${(sum(list) / 1e6).toFixed(2)} MB`).join(', ');
    expect(sum(files), `together: ${figures}`).toBeLessThanOrEqual(TOTAL_BYTES);
  });
});
