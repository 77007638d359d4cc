import { createHash } from 'node:crypto';
import { LARGEST_UPLOAD_BYTES, MOST_UPLOADS_AT_ONCE } from '@tokhi/contract/admin/picture-words';
import { refuse } from '@tokhi/contract/texts/refusals';
import { whyRefused } from '@tokhi/pictures/check-upload';
import { z } from 'zod';
import type { Staff } from '../../../callers/caller.ts';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { Media } from '../../../media/open-media.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import type { FrontPageDeps } from '../front-page-deps.ts';
import { encodeFrontPictureJob } from './encode-front-picture.job.ts';
import { countWaiting, insertUpload, uploadOfKey } from './pictures.queries.ts';

const asked = z.strictObject({
  /** Of the chosen file: sent again, it is the same upload. */
  key: z.string().regex(/^[\w-]{8,64}$/),
  name: z.string().trim().min(1).max(200),
});

/** Stores an uploaded file where only the worker reads it, and enqueues its encoding. */
export async function uploadFrontPicture(
  { db, now: clock, media }: Pick<FrontPageDeps, 'db' | 'now'> & { media: Media },
  query: unknown,
  file: Buffer,
  caller: Staff,
): Promise<{ id: number }> {
  const parsed = asked.safeParse(query);
  if (!parsed.success || file.length === 0 || file.length > LARGEST_UPLOAD_BYTES) throw refuse('invalid_request');
  const { key, name } = parsed.data;
  const before = await uploadOfKey(db, key);
  if (before !== undefined) return before;
  const reason = await whyRefused(file);
  if (reason !== null) throw refuse('picture_refused', { reason });
  const sha256 = createHash('sha256').update(file).digest('hex');
  // Named by its content: two concurrent uploads of it write the same file.
  const source = `front-${sha256.slice(0, 32)}-${key}`;
  await media.put('upload', source, file);
  return inTransaction(db, async (tx) => {
    const now = clock();
    if ((await countWaiting(tx)) >= MOST_UPLOADS_AT_ONCE) throw refuse('uploads_waiting');
    const by = { uploaded_by: caller.staffId, uploaded_at: now };
    const made = await insertUpload(tx, { source_file: source, original_name: name, upload_key: key, ...by });
    if (made === undefined) return sameUpload(tx, key);
    const { id } = made;
    await enqueue(tx, encodeFrontPictureJob, { id }, `encode-front-picture-${id}`);
    const entry = { action: 'upload picture', subject: { kind: 'front_picture', id: String(id) } };
    await writeAudit(tx, { ...entry, after: { bytes: file.length, sha256 }, ...auditedBy(caller) }, now);
    return { id };
  });
}

/** A concurrent second upload of the same file waits for the first. */
async function sameUpload(tx: Tx, key: string): Promise<{ id: number }> {
  const same = await uploadOfKey(tx, key);
  if (same === undefined) throw new Error('an upload of this key has just been there');
  return same;
}
