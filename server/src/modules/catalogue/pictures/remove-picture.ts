import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { arrangePictures } from './arrange-pictures.ts';
import { changePictures, type PictureDeps, pictureIn } from './change-pictures.ts';
import { bringBack, deleteUpload, setAside } from './removed-pictures.queries.ts';

/** Removes a picture. One with files can be restored; an upload that waits or was refused is deleted. */
export const removePicture = (deps: PictureDeps, body: CallBody<AdminCalls['removePicture']>, caller: Staff) =>
  changePictures(deps, body, caller, async (tx, productId, pictures) => {
    const { id, kind, alt, file, state } = pictureIn(pictures, body.id);
    const place = pictures.findIndex((picture) => picture.id === id) + 1;
    if (file === null) await deleteUpload(tx, id);
    else {
      const table = state === 'shown' ? 'product_images' : 'picture_uploads';
      await setAside(tx, table, { id, place, by: caller.staffId, at: deps.now() });
    }
    await arrangePictures(tx, productId);
    return { action: 'remove picture', before: { id, place, kind, alt, file }, after: {} };
  });

/** Restores a removed picture to its place. */
export const restorePicture = (deps: PictureDeps, body: CallBody<AdminCalls['restorePicture']>, caller: Staff) =>
  changePictures(deps, body, caller, async (tx, productId) => {
    if (!(await bringBack(tx, productId, body.id))) throw refuse('picture_not_found');
    await arrangePictures(tx, productId);
    return { action: 'restore picture', before: {}, after: { id: body.id } };
  });
