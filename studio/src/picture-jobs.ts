// Which masters are on this machine, and how each is encoded into which place of the manifest.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from './catalogue.ts';
import type { Recipe } from './encode-picture.ts';
import { TILES_FILE } from './folders.ts';
import { type Manifest, type Picture, VIEWS, type View } from './manifest.ts';

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

const RECIPES: Record<View | 'room' | 'tile', Recipe> = {
  hero: { widths: [400, 800], quality: 82, avif: [800], paperWhite: true },
  front: { widths: [400, 800], quality: 78, avif: [], paperWhite: true },
  detail: { widths: [400, 800], quality: 78, avif: [], paperWhite: true },
  room: { widths: [800, 1000, 1600], quality: 82, avif: [1600], paperWhite: false },
  tile: { widths: [400, 800], quality: 82, avif: [800], paperWhite: false },
};

export function pictureJobs(masters: string, range: Catalogue, manifest: Manifest): PictureJob[] {
  const tiles: Tiles = JSON.parse(readFileSync(TILES_FILE, 'utf8'));
  const jobs = [...productJobs(masters, range, manifest), ...roomJobs(masters, tiles), ...tileJobs(masters, tiles)];
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
        VIEWS.map((view): PictureJob => {
          const name = `${code}-${key}-${view}`;
          const get: PictureJob['get'] = ({ products }) => products[code]?.[key]?.[view];
          const put: PictureJob['put'] = ({ products }, picture) => {
            products[code] ??= {};
            products[code][key] = { ...products[code][key], [view]: picture };
          };
          return { name, master: join(masters, `${name}.png`), folder: 'product', recipe: RECIPES[view], get, put };
        }),
      ),
  );
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
    return { name, master: join(folder, file), folder: 'room', recipe: RECIPES.room, get, put };
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
