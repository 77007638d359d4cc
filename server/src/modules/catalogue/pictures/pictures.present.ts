import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { UploadRefusal } from '@tokhi/contract/admin/picture-words';
import type { CallReply } from '@tokhi/contract/call';
import type { ManagedPicture } from './arrange-pictures.ts';

type Reply = CallReply<AdminCalls['listPictures']>;

const presentPicture = (picture: ManagedPicture): Reply['pictures'][number] => ({
  id: picture.id,
  state: picture.state as Reply['pictures'][number]['state'],
  kind: picture.kind as Reply['pictures'][number]['kind'],
  seen_from: picture.seen_from as Reply['pictures'][number]['seen_from'],
  alt: picture.alt,
  file: picture.file,
  files: picture.variants as Record<string, string> | null,
  placeholder: picture.placeholder,
  original_name: 'original_name' in picture ? picture.original_name : null,
  reason: 'reason' in picture ? (picture.reason as UploadRefusal | null) : null,
});

export const presentPictures = (version: number, pictures: readonly ManagedPicture[]): Reply => ({
  result: 'success',
  version,
  pictures: pictures.map(presentPicture),
});
