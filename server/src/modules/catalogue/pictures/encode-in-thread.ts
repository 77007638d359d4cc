import { Worker } from 'node:worker_threads';
import type { UploadRefusal } from '@tokhi/pictures/check-upload';
import type { Picture } from '@tokhi/pictures/encode-picture';

/** Two minutes for what takes a second or two: a maliciously slow file must not block the queue. */
const LONGEST_MS = 120_000;
const HEAP_MEGABYTES = 256;

/** A picture of a product, or of a banner or room of the front page. */
export type UploadKind = 'product' | 'front';

export interface EncodedInThread {
  picture: Picture;
  /** Only for the front page. */
  contrast: number;
  saved: { file: string; content: Uint8Array }[];
}

/** Encodes in its own thread: the worker's other jobs continue meanwhile. */
export async function encodeInThread(
  source: Buffer,
  name: string,
  kind: UploadKind = 'product',
): Promise<EncodedInThread | { refused: UploadRefusal }> {
  const { promise, resolve, reject } = Promise.withResolvers<EncodedInThread | { refused: UploadRefusal }>();
  const thread = new Worker(new URL('./encode.thread.ts', import.meta.url), {
    workerData: { source, name, kind },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  });
  const tooLong = setTimeout(() => reject(new Error('encoding a picture takes too long')), LONGEST_MS);
  thread.once('message', resolve);
  thread.once('error', reject);
  thread.once('exit', () => reject(new Error('encoding a picture ended without a result')));
  try {
    return await promise;
  } finally {
    clearTimeout(tooLong);
    await thread.terminate();
  }
}
