import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { defineJob, type Work, workOn } from '../../../jobs/define-job.ts';
import type { ProfilePictures } from '../../../providers/profile-pictures/open-profile-pictures.ts';
import { copyPicture } from './copy-picture.ts';

/** Beside the login: nobody waits at the door for a picture. */
export const copyPictureJob = defineJob({
  name: 'copy-picture',
  lane: 'upkeep',
  payload: z.object({ customerId: z.int().positive(), issuer: z.enum(['google', 'facebook']) }),
  priority: 5,
  attempts: 4,
});

export const copiesPicture = (db: Db, pictures: ProfilePictures): Work =>
  workOn(copyPictureJob, (payload) => copyPicture(db, pictures, payload));
