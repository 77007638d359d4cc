import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import type { Media } from '../../../media/open-media.ts';
import { laterWhenMediaIsAway } from '../../../media/when-media-is-away.ts';
import { arrangePictures } from './arrange-pictures.ts';
import { encodeInThread } from './encode-in-thread.ts';
import { lockPictures } from './pictures.queries.ts';
import { isForgotten, markEncoded, markRefused, waitingUpload } from './uploads.queries.ts';

/** In the queue of staff, because a staff member waits for it. */
export const encodePictureJob = defineJob({
  name: 'encode-picture',
  queue: 'admin',
  payload: z.object({ id: z.int().positive() }),
  priority: 5,
  attempts: 4,
});

/**
 * Encodes an upload. Idempotent: the file names contain the hash of their content, the row changes once, and the source is deleted last.
 */
async function encodeUploaded(db: Db, media: Media, id: number): Promise<void> {
  const upload = await waitingUpload(db, id);
  if (upload?.source_file == null) return;
  const { product_id, source_file, code } = upload;
  const encoded = await encodeInThread(await media.open('upload', source_file), `${code}-p${id}`);
  if ('refused' in encoded) await markRefused(db, id, encoded.refused);
  else {
    for (const { file, content } of encoded.saved) await media.put('product', file, content);
    const { width, height, files, placeholder } = encoded.picture;
    const file = files['800.webp'] ?? files['400.webp'];
    if (file === undefined) throw new Error('an encoded picture has a file');
    const wasWaiting = await inTransaction(db, async (tx) => {
      await lockPictures(tx, product_id);
      const isFirst = await markEncoded(tx, id, { width, height, file, variants: JSON.stringify(files), placeholder });
      if (isFirst) await arrangePictures(tx, product_id);
      return isFirst;
    });
    // Removed during encoding: nothing refers to its files.
    if (!wasWaiting && (await isForgotten(db, id)))
      for (const saved of encoded.saved) await media.remove('product', saved.file);
  }
  await media.remove('upload', source_file);
}

export const encodePictureHandler = (db: Db, media: Media, now: () => Date): JobHandler =>
  handleJob(
    encodePictureJob,
    ({ id }) =>
      laterWhenMediaIsAway({ db, now }, { job: encodePictureJob, payload: { id }, key: `encode-picture-${id}` }, () =>
        encodeUploaded(db, media, id),
      ),
    (tx, { id }) => markRefused(tx, id, 'failed'),
  );
