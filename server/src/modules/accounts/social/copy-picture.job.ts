import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import type { ProfilePictures } from '../../../providers/profile-pictures/open-profile-pictures.ts';
import { encodePicture } from './encode-picture.ts';
import { picturePath } from './picture-path.ts';
import { pictureAddress, savePicture, showPicture } from './pictures.queries.ts';

/** Outside the login: nobody waits for a picture in order to sign in. */
export const copyPictureJob = defineJob({
  name: 'copy-picture',
  queue: 'upkeep',
  payload: z.object({ customerId: z.int().positive(), issuer: z.enum(['google', 'facebook']) }),
  priority: 5,
  attempts: 4,
});

/** Copies the profile picture: a page that linked to the provider's would reveal to it who reads what, and when. */
export async function copyPicture(
  db: Db,
  pictures: ProfilePictures,
  { customerId, issuer }: { customerId: number; issuer: string },
): Promise<void> {
  const address = await pictureAddress(db, customerId, issuer);
  const bytes = address === null ? null : await pictures.fetch(address);
  const webp = bytes === null ? null : await encodePicture(bytes);
  if (webp === null) return;
  const key = randomBytes(16).toString('base64url');
  await inTransaction(db, async (tx) => {
    // Locks the customer first, as everywhere: an erasure that waits for this row finds the picture, an earlier one is noticed here.
    if (await showPicture(tx, customerId, picturePath(key))) await savePicture(tx, customerId, key, webp);
  });
}

export const copyPictureHandler = (db: Db, pictures: ProfilePictures): JobHandler =>
  handleJob(copyPictureJob, (payload) => copyPicture(db, pictures, payload));
