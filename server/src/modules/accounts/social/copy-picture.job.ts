import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import type { ProfilePictures } from '../../../providers/profile-pictures/open-profile-pictures.ts';
import { copyPicture } from './copy-picture.ts';

/** Outside the login: nobody waits for a picture in order to sign in. */
export const copyPictureJob = defineJob({
  name: 'copy-picture',
  queue: 'upkeep',
  payload: z.object({ customerId: z.int().positive(), issuer: z.enum(['google', 'facebook']) }),
  priority: 5,
  attempts: 4,
});

export const copyPictureHandler = (db: Db, pictures: ProfilePictures): JobHandler =>
  handleJob(copyPictureJob, (payload) => copyPicture(db, pictures, payload));
