import { type Group, Texture } from 'three';
import { GLTFLoader, type GLTFParser } from 'three/addons/loaders/GLTFLoader.js';
import { meshoptDecoder } from './meshopt-decoder.ts';

/** The model of a product: a glTF file with its pictures inside. */
export async function loadModel(src: string, signal: AbortSignal): Promise<Group> {
  const answer = await fetch(src, { signal });
  if (!answer.ok) throw new Error(`the model answered ${answer.status}`);
  const loader = new GLTFLoader();
  // The type requires everything in the published decoder; the loader calls only what ours has.
  loader.setMeshoptDecoder(meshoptDecoder as unknown as Parameters<typeof loader.setMeshoptDecoder>[0]);
  loader.register((parser) => {
    parser.loadImageSource = (index) => embeddedPicture(parser, index);
    return { name: 'embedded-pictures' };
  });
  const { scene } = await loader.parseAsync(await answer.arrayBuffer(), '');
  return scene;
}

// The loader itself uses `blob:` addresses, which the policy of our pages does not allow.
async function embeddedPicture(parser: GLTFParser, index: number): Promise<Texture> {
  const { bufferView, mimeType }: { bufferView: number; mimeType: string } = parser.json.images[index];
  const bytes: ArrayBuffer = await parser.getDependency('bufferView', bufferView);
  const picture = new Blob([bytes], { type: mimeType });
  const texture = new Texture(
    await createImageBitmap(picture, { premultiplyAlpha: 'none', colorSpaceConversion: 'none' }),
  );
  texture.needsUpdate = true;
  return texture;
}
