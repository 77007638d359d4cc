// Which masters are on this machine, and how each is encoded into which place of the manifest.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '@tokhi/pictures/encode-picture';
import { RECIPES, type Recipe } from '@tokhi/pictures/recipes';
import type { Catalogue } from './catalogue.ts';
import { MEDIA, TILES_FILE } from './folders.ts';
import type { Hotspot } from './hotspots.ts';
import { type Manifest, SHOTS, type View } from './manifest.ts';

export interface PictureJob {
  name: string;
  master: string;
  folder: 'product' | 'room';
  recipe: Recipe;
  get: (manifest: Manifest) => Picture | undefined;
  put: (manifest: Manifest, picture: Picture) => void;
}

interface Tiles {
  text: Record<string, string>;
  departments: Record<string, { room: string; x: number; y: number; size: number } | { product: string }>;
}

export function pictureJobs(
  masters: string,
  range: Catalogue,
  manifest: Manifest,
  hotspots: Record<string, Hotspot[]>,
): PictureJob[] {
  const tiles: Tiles = JSON.parse(readFileSync(TILES_FILE, 'utf8'));
  const jobs = [
    ...productJobs(masters, range, manifest),
    ...roomJobs(masters, tiles),
    ...tileJobs(masters, tiles),
    ...inRoomJobs(masters, manifest, hotspots),
  ];
  return jobs.filter((job) => existsSync(job.master));
}

function productJobs(masters: string, range: Catalogue, manifest: Manifest): PictureJob[] {
  // A finish enters the shop with its hero; further views wait for it.
  const hasHero = (code: string, key: string) =>
    manifest.products[code]?.[key]?.hero !== undefined || existsSync(join(masters, `${code}-${key}-hero.png`));
  return range.models.flatMap(({ code, finishes }) =>
    finishes
      .filter(({ key }) => hasHero(code, key))
      .flatMap(({ key }) =>
        SHOTS.map((view): PictureJob => {
          const name = `${code}-${key}-${view}`;
          const recipe = RECIPES[view === 'hero' && key === finishes[0]?.key ? 'firstHero' : view];
          const place = placeOfView(code, key, view);
          return { name, master: join(masters, `${name}.png`), folder: 'product', recipe, ...place };
        }),
      ),
  );
}

function placeOfView(code: string, key: string, view: View): Pick<PictureJob, 'get' | 'put'> {
  return {
    get: ({ products }) => products[code]?.[key]?.[view],
    put: ({ products }, picture) => {
      products[code] ??= {};
      products[code][key] = { ...products[code][key], [view]: picture };
    },
  };
}

/** In per cent of a room's picture: lower ones are lost in it, wider ones do not fit into a square of it. */
const LEAST_HIGH = 22;
const MOST_WIDE = 42;
/** Height of a room's picture for its width. */
const ROOM_RATIO = 670 / 1600;

/**
 * A product where it stands, in the first room that shows it well. Where the room's master is gone, the encoded room serves
 * for what the shop does not show yet: cut out of it anew, a square that is there would only lose.
 */
function inRoomJobs(masters: string, manifest: Manifest, hotspots: Record<string, Hotspot[]>): PictureJob[] {
  const jobs = new Map<string, PictureJob>();
  for (const [room, spots] of Object.entries(hotspots)) {
    const rendered = join(masters, 'rooms', `room-${room}.png`);
    const encoded = join(MEDIA, 'room', manifest.rooms[room]?.files['1600.webp'] ?? '');
    for (const { code, finish, box } of spots) {
      const [left, top, right, bottom] = box;
      const name = `${code}-${finish}-room`;
      if (bottom - top < LEAST_HIGH || right - left > MOST_WIDE || jobs.has(name)) continue;
      const x = Math.max(0, (left + right) / 200 - ROOM_RATIO / 2);
      jobs.set(name, {
        name,
        master: existsSync(rendered) ? rendered : encoded,
        folder: 'product',
        recipe: { ...RECIPES.room, square: { x, y: 0, size: 1 } },
        ...placeOfView(code, finish, 'room'),
      });
    }
  }
  return [...jobs.values()].filter(({ master, get }) => master.startsWith(masters) || get(manifest) === undefined);
}

function roomJobs(masters: string, tiles: Tiles): PictureJob[] {
  const folder = join(masters, 'rooms');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /^room-\w+\.png$/.test(file)) : [];
  return files.sort().map((file): PictureJob => {
    const name = file.slice(0, -'.png'.length);
    const room = name.slice('room-'.length);
    const get: PictureJob['get'] = ({ rooms }) => rooms[room];
    const put: PictureJob['put'] = ({ rooms }, picture) => {
      rooms[room] = { ...picture, text: tiles.text[room] ?? 'left' };
    };
    return { name, master: join(folder, file), folder: 'room', recipe: RECIPES.banner, get, put };
  });
}

function tileJobs(masters: string, tiles: Tiles): PictureJob[] {
  return Object.entries(tiles.departments).map(([department, tile]): PictureJob => {
    const get: PictureJob['get'] = ({ departments }) => departments[department];
    const put: PictureJob['put'] = ({ departments }, picture) => {
      departments[department] = picture;
    };
    const common = { name: `tile-${department}`, folder: 'room', get, put } as const;
    if ('product' in tile)
      return { ...common, master: join(masters, `${tile.product}-hero.png`), recipe: RECIPES.tile };
    const { room, ...square } = tile;
    return { ...common, master: join(masters, 'rooms', `room-${room}.png`), recipe: { ...RECIPES.tile, square } };
  });
}
