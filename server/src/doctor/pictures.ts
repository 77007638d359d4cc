import { bad, type Finding, good } from './finding.ts';

/** Only if the shop has an object store. */
export function judgePictureStore(address: string, why: string | null): Finding {
  const what = `pictures: ${new URL(address).host}`;
  if (why === null) return good(`${what} answers`);
  const means = 'machines show only the pictures that they have, and staff cannot upload';
  return bad(`${what} does not answer as it should (${why})`, means, 'look at MEDIA_S3_URL, its bucket and key');
}
