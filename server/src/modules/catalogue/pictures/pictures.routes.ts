import type { AdminRawRoute } from '../../../http/admin/admin-raw-routes.ts';
import type { AdminTable } from '../../../http/admin/admin-table.ts';
import type { Media } from '../../../media/open-media.ts';
import type { PictureDeps } from './change-pictures.ts';
import { describePicture } from './describe-picture.ts';
import { listPictures } from './list-pictures.ts';
import { orderPictures } from './order-pictures.ts';
import { removePicture, restorePicture } from './remove-picture.ts';
import { uploadPicture } from './upload-picture.ts';

export function bindPictures(table: AdminTable, deps: PictureDeps): void {
  table.bind('listPictures', ({ code }) => listPictures(deps.db, code));
  table.bind('orderPictures', (body, caller) => orderPictures(deps, body, caller));
  table.bind('describePicture', (body, caller) => describePicture(deps, body, caller));
  table.bind('removePicture', (body, caller) => removePicture(deps, body, caller));
  table.bind('restorePicture', (body, caller) => restorePicture(deps, body, caller));
}

export const uploadRoute = (deps: PictureDeps & { media: Media }): AdminRawRoute => ({
  name: 'uploadPicture',
  handle: async ({ query, body }, caller) => {
    const { id } = await uploadPicture(deps, query, body, caller);
    return { status: 200, type: 'application/json', body: JSON.stringify({ result: 'success', id }) };
  },
});
