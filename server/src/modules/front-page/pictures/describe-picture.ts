import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import type { FrontPageDeps } from '../front-page-deps.ts';
import { presentPicture } from './pictures.present.ts';
import { allPictures, lockPicture, writeAlt } from './pictures.queries.ts';

export const listFrontPictures = async (db: Db): Promise<CallReply<AdminCalls['listFrontPictures']>> => ({
  result: 'success',
  pictures: (await allPictures(db)).map(presentPicture),
});

/** Sets the alt text. For a picture that a page uses it can be changed but not removed. */
export const describeFrontPicture = (
  { db, now }: FrontPageDeps,
  { id, alt }: CallBody<AdminCalls['describeFrontPicture']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['describeFrontPicture']>> =>
  inTransaction(db, async (tx) => {
    const row = await lockPicture(tx, id);
    if (row === undefined) throw refuse('picture_not_found');
    await writeAlt(tx, id, alt);
    const entry = { action: 'describe picture', subject: { kind: 'front_picture', id: String(id) } };
    await writeAudit(tx, { ...entry, before: { alt: row.alt }, after: { alt }, ...auditedBy(caller) }, now());
    return { result: 'success', picture: presentPicture({ ...row, alt }) };
  });
