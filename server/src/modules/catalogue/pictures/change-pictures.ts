import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { auditedBy, type Facts, writeAudit } from '../../audit/public.ts';
import { type ManagedPicture, picturesInOrder } from './arrange-pictures.ts';
import { presentPictures } from './pictures.present.ts';
import { countChange, lockPictures, productOfCode } from './pictures.queries.ts';

export interface PictureDeps {
  db: Db;
  now: () => Date;
}

/** The audit data of a change. */
interface Change {
  action: string;
  before: Facts;
  after: Facts;
}

/**
 * Runs a staff member's change of a product's pictures, one at a time: checks the version that the page showed, raises it, and writes the
 * audit row. Returns the whole list.
 */
export async function changePictures(
  { db, now }: PictureDeps,
  { code, version }: { code: string; version: number },
  caller: Staff,
  change: (tx: Tx, productId: number, pictures: ManagedPicture[]) => Promise<Change>,
): Promise<CallReply<AdminCalls['listPictures']>> {
  const at = now();
  return inTransaction(db, async (tx) => {
    const product = await productOfCode(tx, code);
    if (product === undefined) throw refuse('product_not_found');
    const current = await lockPictures(tx, product.id);
    if (current !== version) throw refuse('changed_meanwhile', { version: current });
    const { action, before, after } = await change(tx, product.id, await picturesInOrder(tx, product.id));
    await countChange(tx, product.id);
    const entry = { action, subject: { kind: 'product', id: code }, before, after };
    await writeAudit(tx, { ...entry, ...auditedBy(caller) }, at);
    return presentPictures(version + 1, await picturesInOrder(tx, product.id));
  });
}

/** The picture with that id in the list, or a refusal. */
export function pictureIn(pictures: readonly ManagedPicture[], id: number): ManagedPicture {
  const found = pictures.find((picture) => picture.id === id);
  if (found === undefined) throw refuse('picture_not_found');
  return found;
}
