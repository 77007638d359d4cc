import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { PictureFiles } from '@tokhi/contract/fields/pictures';
import type { PictureRow } from './pictures.queries.ts';

type Picture = CallReply<AdminCalls['listFrontPictures']>['pictures'][number];

export const presentPicture = (row: PictureRow): Picture => ({
  id: row.id,
  state: row.state as Picture['state'],
  alt: row.alt,
  width: row.width,
  height: row.height,
  contrast: row.contrast === null ? null : row.contrast / 10,
  file: row.file,
  // A check allows only encoded files.
  files: row.variants as PictureFiles | null,
  placeholder: row.placeholder,
  original_name: row.original_name,
  reason: row.reason as Picture['reason'],
});
