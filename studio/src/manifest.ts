// demo/studio/manifest.json: which file shows what. It grows: a new view joins those encoded earlier, on whatever machine.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '@tokhi/pictures/encode-picture';
import { DATA } from './folders.ts';

/** Rendered alone; `room` is cut out of the picture of a room. */
export const SHOTS = ['hero', 'front', 'detail'] as const;
export const VIEWS = [...SHOTS, 'room'] as const;
export type View = (typeof VIEWS)[number];

/** From where a drawing is seen. */
export type Side = 'front' | 'side' | 'above';
export interface Drawing {
  /** Of a set, which piece is drawn and measured. */
  piece: string | null;
  sides: Partial<Record<Side, { width: number; height: number; file: string }>>;
}
interface Model3d {
  finish: string;
  file: string;
  /** The same without packings, for the viewers of phones. */
  plain?: string;
}
export interface Manifest {
  products: Record<string, Record<string, Partial<Record<View, Picture>>>>;
  drawings: Record<string, Drawing>;
  models: Record<string, Model3d>;
  /** `text`: the calm side of the banner. */
  rooms: Record<string, Picture & { text: string }>;
  departments: Record<string, Picture>;
}

export const MANIFEST_FILE = join(DATA, 'manifest.json');

export function readManifest(): Manifest {
  const empty: Manifest = { products: {}, drawings: {}, models: {}, rooms: {}, departments: {} };
  return existsSync(MANIFEST_FILE) ? { ...empty, ...JSON.parse(readFileSync(MANIFEST_FILE, 'utf8')) } : empty;
}

/** Every file the manifest names, from demo/media. */
export function filesOf(manifest: Manifest): string[] {
  const files = (folder: string, pictures: Picture[]) =>
    pictures.flatMap((picture) => Object.values(picture.files).map((file) => `${folder}/${file}`));
  const views = Object.values(manifest.products).flatMap((finishes) => Object.values(finishes));
  return [
    ...views.flatMap((view) => files('product', Object.values(view))),
    ...files('room', [...Object.values(manifest.rooms), ...Object.values(manifest.departments)]),
    ...Object.values(manifest.drawings).flatMap(({ sides }) =>
      Object.values(sides).map(({ file }) => `product/${file}`),
    ),
    ...Object.values(manifest.models).flatMap(({ file, plain }) =>
      [file, plain].filter((one) => one !== undefined).map((one) => `model/${one}`),
    ),
  ];
}
