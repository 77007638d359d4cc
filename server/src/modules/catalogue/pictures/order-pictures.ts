import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody } from '@tokhi/contract/call';
import type { Staff } from '../../../callers/caller.ts';
import { arrangePictures, picturesInOrder } from './arrange-pictures.ts';
import { changePictures, type PictureDeps, pictureIn } from './change-pictures.ts';

/** Puts the pictures of a product into the given order; newer uploads follow at the end. */
export const orderPictures = (deps: PictureDeps, body: CallBody<AdminCalls['orderPictures']>, caller: Staff) =>
  changePictures(deps, body, caller, async (tx, productId, pictures) => {
    for (const id of body.ids) pictureIn(pictures, id);
    await arrangePictures(tx, productId, body.ids);
    const after = await picturesInOrder(tx, productId);
    const order = (list: readonly { id: number }[]) => ({ order: list.map(({ id }) => id) });
    return { action: 'order pictures', before: order(pictures), after: order(after) };
  });
