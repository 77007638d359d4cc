// The thread that encodes one upload and ends.
import { parentPort, workerData } from 'node:worker_threads';
import { encodeFrontUpload, encodeUpload } from '@tokhi/pictures/encode-upload';
import type { EncodedInThread, UploadKind } from './encode-in-thread.ts';

const { source, name, kind } = workerData as { source: Uint8Array; name: string; kind: UploadKind };
const saved: EncodedInThread['saved'] = [];
const encode = kind === 'front' ? encodeFrontUpload : encodeUpload;
const result = await encode(Buffer.from(source), name, (file, content) => {
  saved.push({ file, content: new Uint8Array(content) });
});
parentPort?.postMessage('refused' in result ? result : { contrast: 0, ...result, saved });
