import type { Env } from '../env.ts';
import { openS3 } from '../providers/s3/open-s3.ts';
import { type Media, openMedia } from './open-media.ts';
import { openStoreMedia } from './open-store-media.ts';

type MediaSettings = Pick<
  Env,
  'MEDIA_DIR' | 'MEDIA_S3_URL' | 'MEDIA_S3_REGION' | 'MEDIA_S3_BUCKET' | 'MEDIA_S3_KEY' | 'MEDIA_S3_SECRET'
>;

/** On one machine the folder; on several the object store, with the folder as its cache. */
export function openShopMedia(env: MediaSettings, onTrouble: (reason: string) => void): Media {
  if (env.MEDIA_S3_URL === '') return openMedia(env.MEDIA_DIR);
  return openStoreMedia(env.MEDIA_DIR, openShopStore(env, onTrouble));
}

export const openShopStore = (env: MediaSettings, onTrouble: (reason: string) => void) =>
  openS3({
    ...{ url: env.MEDIA_S3_URL, region: env.MEDIA_S3_REGION, bucket: env.MEDIA_S3_BUCKET },
    ...{ keyId: env.MEDIA_S3_KEY, secret: env.MEDIA_S3_SECRET, onTrouble },
  });
