// demo/studio/manifest.json: which file shows what. It grows: a new view joins those encoded earlier, on whatever machine.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA } from './folders.ts';

export const VIEWS = ['hero', 'front', 'detail'] as const;
export type View = (typeof VIEWS)[number];

export interface Picture {
  width: number;
  height: number;
  /** `800.webp` and the like → file name. */
  files: Record<string, string>;
  /** A tiny blurred picture as a data address. */
  placeholder: string;
}
export interface Drawing {
  width: number;
  height: number;
  file: string;
}
interface Model3d {
  finish: string;
  file: string;
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
    ...Object.values(manifest.drawings).map(({ file }) => `product/${file}`),
    ...Object.values(manifest.models).map(({ file }) => `model/${file}`),
  ];
}
