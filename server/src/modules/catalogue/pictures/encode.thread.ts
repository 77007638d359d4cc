// The thread that encodes one upload and ends.
import { parentPort, workerData } from 'node:worker_threads';
import { encodeUpload } from '@tokhi/pictures/encode-upload';
import type { EncodedInThread } from './encode-in-thread.ts';

const { source, name } = workerData as { source: Uint8Array; name: string };
const saved: EncodedInThread['saved'] = [];
const result = await encodeUpload(Buffer.from(source), name, (file, content) => {
  saved.push({ file, content: new Uint8Array(content) });
});
parentPort?.postMessage('refused' in result ? result : { picture: result.picture, saved });
