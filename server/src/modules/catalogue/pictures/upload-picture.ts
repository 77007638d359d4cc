import { createHash } from 'node:crypto';
import { LARGEST_UPLOAD_BYTES, MOST_UPLOADS_AT_ONCE } from '@tokhi/contract/admin/picture-words';
import { refuse } from '@tokhi/contract/texts/refusals';
import { whyRefused } from '@tokhi/pictures/check-upload';
import { z } from 'zod';
import type { Staff } from '../../../callers/caller.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { Media } from '../../../media/open-media.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import type { PictureDeps } from './change-pictures.ts';
import { encodePictureJob } from './encode-picture.job.ts';
import { lockPictures, productOfCode } from './pictures.queries.ts';
import { countPhotographs, countWaiting, insertUpload, nextPictureId, uploadOfKey } from './uploads.queries.ts';

const asked = z.strictObject({
  code: z.string().regex(/^\d{8}$/),
  /** Identifies the chosen file: sent again, it is the same upload. */
  key: z.string().regex(/^[\w-]{8,64}$/),
  name: z.string().trim().min(1).max(200),
});

/** Stores an uploaded file where only the worker reads it, and queues its encoding. */
export async function uploadPicture(
  { db, now, media }: PictureDeps & { media: Media },
  query: unknown,
  file: Buffer,
  caller: Staff,
): Promise<{ id: number }> {
  const parsed = asked.safeParse(query);
  if (!parsed.success || file.length === 0 || file.length > LARGEST_UPLOAD_BYTES) throw refuse('invalid_request');
  const { code, key, name } = parsed.data;
  const product = await productOfCode(db, code);
  if (product === undefined) throw refuse('product_not_found');
  const before = await uploadOfKey(db, product.id, key);
  if (before !== undefined) return before;
  const reason = await whyRefused(file);
  if (reason !== null) throw refuse('picture_refused', { reason });
  const id = await nextPictureId(db);
  const source = `upload-${id}`;
  await media.put('upload', source, file);
  return inTransaction(db, async (tx) => {
    await lockPictures(tx, product.id);
    const meanwhile = await uploadOfKey(tx, product.id, key);
    if (meanwhile !== undefined) return meanwhile;
    if ((await countWaiting(tx, product.id)) >= MOST_UPLOADS_AT_ONCE) throw refuse('uploads_waiting');
    const kind = (await countPhotographs(tx, product.id)) === 0 ? 'hero' : 'detail';
    const sent = { source_file: source, original_name: name, byte_size: file.length, upload_key: key };
    const by = { uploaded_by: caller.staffId, uploaded_at: now() };
    await insertUpload(tx, { id, product_id: product.id, kind, ...sent, ...by });
    await enqueue(tx, encodePictureJob, { id }, `encode-picture-${id}`);
    const after = { id, bytes: file.length, sha256: createHash('sha256').update(file).digest('hex') };
    const entry = { action: 'upload picture', subject: { kind: 'product', id: code }, after };
    await writeAudit(tx, { ...entry, ...auditedBy(caller) }, now());
    return { id };
  });
}
