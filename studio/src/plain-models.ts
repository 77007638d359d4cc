// The viewers of phones (Scene Viewer) read glTF without its newer packings: the same model again, plain, for the room alone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { dequantize, textureCompress } from '@gltf-transform/functions';
import { MeshoptDecoder } from 'meshoptimizer';
import sharp from 'sharp';
import { MEDIA } from './folders.ts';
import type { Manifest } from './manifest.ts';
import { saveByContent } from './save-by-content.ts';

/** Makes the plain file of every 3D model that has none yet; returns how many. */
export async function plainModels(manifest: Manifest): Promise<number> {
  const todo = Object.entries(manifest.models).filter(([, model]) => model.plain === undefined);
  if (todo.length === 0) return 0;
  await MeshoptDecoder.ready;
  const io = new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
  for (const [code, model] of todo) {
    const document = await io.readBinary(readFileSync(join(MEDIA, 'model', model.file)));
    await document.transform(
      dequantize(),
      textureCompress({ encoder: sharp, targetFormat: 'jpeg', quality: 75, resize: [256, 256] }),
    );
    for (const extension of document.getRoot().listExtensionsUsed()) extension.dispose();
    const glb = await io.writeBinary(document);
    model.plain = saveByContent(join(MEDIA, 'model'), `${code}-${model.finish}-plain`, glb, 'glb');
  }
  return todo.length;
}
