// Shop-the-look: where each model stands in the picture of a room, in per cent.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from './catalogue.ts';
import { DATA } from './folders.ts';

export interface Hotspot {
  code: string;
  finish: string;
  x: number;
  y: number;
  box: [left: number, top: number, right: number, bottom: number];
}
type Hotspots = Record<string, Hotspot[]>;

/** So many marks of a room at most, those of its largest pieces: more cannot be told apart on a phone. */
const MOST = 11;

export const HOTSPOTS_FILE = join(DATA, 'hotspots.json');

/** The places Blender told on this machine, else those in the shop already. */
export function readHotspots(masters: string): Hotspots {
  const source = join(masters, 'hotspots.json');
  if (existsSync(source)) return JSON.parse(readFileSync(source, 'utf8'));
  return existsSync(HOTSPOTS_FILE) ? JSON.parse(readFileSync(HOTSPOTS_FILE, 'utf8')) : {};
}

/** Only models of the shop; a finish that has no pictures yet leads to the model's first. */
export function hotspotsInShop(hotspots: Hotspots, shop: Catalogue): Hotspots {
  const models = new Map(shop.models.map((model) => [model.code, model.finishes.map(({ key }) => key)]));
  const inShop = (spot: Hotspot) => {
    const [first, ...others] = models.get(spot.code) ?? [];
    if (first === undefined) return [];
    return [{ ...spot, finish: others.includes(spot.finish) ? spot.finish : first }];
  };
  return Object.fromEntries(Object.entries(hotspots).map(([room, spots]) => [room, largest(spots.flatMap(inShop))]));
}

/** In the order in which they were put into the room. */
function largest(spots: Hotspot[]): Hotspot[] {
  const area = ({ box: [left, top, right, bottom] }: Hotspot) => (right - left) * (bottom - top);
  const kept = new Set(spots.toSorted((one, other) => area(other) - area(one)).slice(0, MOST));
  return spots.filter((spot) => kept.has(spot));
}
