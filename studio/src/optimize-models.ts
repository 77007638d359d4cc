// Smaller GLB files: quantised meshopt geometry, WebP textures.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { dedup, meshopt, prune, textureCompress, weld } from '@gltf-transform/functions';
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer';
import sharp from 'sharp';
import type { Catalogue } from './catalogue.ts';
import type { EncodedBefore } from './encoded-before.ts';
import { MEDIA } from './folders.ts';
import { MODEL_BYTES } from './limits.ts';
import type { Manifest } from './manifest.ts';
import { saveByContent } from './save-by-content.ts';

const RECIPE = 'meshopt medium, webp 78, 512 px';

/** Optimises the 3D models that are on this machine and were not yet. */
export async function optimizeModels(
  masters: string,
  shop: Catalogue,
  manifest: Manifest,
  before: EncodedBefore,
): Promise<void> {
  const folder = join(masters, 'models');
  const exported = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const todo = shop.models.flatMap(({ code, finishes }) => {
    const finish = finishes.find(({ key }) => exported.has(`${code}-${key}.glb`))?.key;
    if (finish === undefined) return [];
    const name = `${code}-${finish}`;
    const master = join(folder, `${name}.glb`);
    return manifest.models[code] && before.has(name, master, RECIPE) ? [] : [{ code, finish, name, master }];
  });
  if (todo.length === 0) return;

  await Promise.all([MeshoptEncoder.ready, MeshoptDecoder.ready]);
  const io = new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder, 'meshopt.decoder': MeshoptDecoder });
  for (const [index, { code, finish, name, master }] of todo.entries()) {
    const glb = await optimized(io, master);
    manifest.models[code] = { finish, file: saveByContent(join(MEDIA, 'model'), name, glb, 'glb') };
    before.add(name, master, RECIPE);
    const tooBig =
      glb.length > MODEL_BYTES ? `, more than ${MODEL_BYTES / 1000} kB: export it with fewer triangles` : '';
    console.log(`[${index + 1}/${todo.length}] model ${name}, ${Math.round(glb.length / 1000)} kB${tooBig}`);
  }
}

async function optimized(io: NodeIO, master: string): Promise<Uint8Array> {
  const document = await io.read(master);
  await document.transform(
    dedup(),
    weld(),
    prune(),
    textureCompress({ encoder: sharp, targetFormat: 'webp', quality: 78, resize: [512, 512] }),
    meshopt({ encoder: MeshoptEncoder, level: 'medium' }),
  );
  return io.writeBinary(document);
}
