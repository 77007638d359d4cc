// The published decoder is WebAssembly, which the policy of our pages forbids, and should not allow for one button.
// Our models use two of its streams and no filters, which these files unpack in about 30 ms.
import { unpackTriangles } from './meshopt-triangles.ts';
import { unpackVertices } from './meshopt-vertices.ts';

/** What three's GLTFLoader needs from a decoder. */
export const meshoptDecoder = {
  supported: true,
  ready: Promise.resolve(),
  decodeGltfBuffer(
    target: Uint8Array<ArrayBuffer>,
    count: number,
    size: number,
    source: Uint8Array,
    mode: string,
    filter = 'NONE',
  ): void {
    if (filter !== 'NONE') throw new Error(`a model filtered by ${filter}`);
    if (mode === 'ATTRIBUTES') unpackVertices(target, count, size, source);
    else if (mode === 'TRIANGLES') unpackTriangles(target, count, size, source);
    else throw new Error(`a model packed as ${mode}`);
  },
};
