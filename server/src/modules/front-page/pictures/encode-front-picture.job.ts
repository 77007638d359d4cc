import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import type { Media } from '../../../media/open-media.ts';
import { laterWhenMediaIsAway } from '../../../media/when-media-is-away.ts';
import { encodeInThread } from '../../catalogue/public.ts';
import { markReady, markRefused, waitingPicture } from './pictures.queries.ts';

/** In the queue for staff: a person waits for it. */
export const encodeFrontPictureJob = defineJob({
  name: 'encode-front-picture',
  queue: 'admin',
  payload: z.object({ id: z.int().positive() }),
  priority: 5,
  attempts: 4,
});

/** Safe to run again: the files are named by the hash of their content, and the row changes once. */
async function encodeUploaded(db: Db, media: Media, id: number): Promise<void> {
  const source = (await waitingPicture(db, id))?.source_file;
  if (source == null) return;
  const encoded = await encodeInThread(await media.open('upload', source), `front-${id}`, 'front');
  if ('refused' in encoded) await markRefused(db, id, encoded.refused);
  else {
    for (const { file, content } of encoded.saved) await media.put('room', file, content);
    const { width, height, files, placeholder } = encoded.picture;
    const file = files['1600.webp'] ?? files['1000.webp'] ?? files['800.webp'];
    if (file === undefined) throw new Error('an encoded picture has a file');
    const contrast = Math.round(encoded.contrast * 10);
    await markReady(db, id, { width, height, contrast, file, variants: JSON.stringify(files), placeholder });
  }
  await media.remove('upload', source);
}

export const encodeFrontPictureHandler = (db: Db, media: Media, now: () => Date): JobHandler =>
  handleJob(
    encodeFrontPictureJob,
    ({ id }) =>
      laterWhenMediaIsAway(
        { db, now },
        { job: encodeFrontPictureJob, payload: { id }, key: `encode-front-picture-${id}` },
        () => encodeUploaded(db, media, id),
      ),
    (tx, { id }) => markRefused(tx, id, 'failed'),
  );
