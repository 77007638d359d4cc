import type { PictureFiles } from '@tokhi/contract/fields/pictures';
import type { Picture } from '@tokhi/ui/show/picture.tsx';
import { fileAddress, sourcesOf } from './picture-files.ts';

const FOLDER = '/images/room/';

/** Rooms are drawn as one wide strip, with the furniture in the right half and a bare wall at the left. */
const ROOM = { width: 1600, height: 670 };

/** The picture of a banner as a reply describes it. */
export const roomPicture = (fields: {
  image: string;
  image_files: PictureFiles;
  image_placeholder: string | null;
}): Picture => ({
  src: fileAddress(FOLDER, fields.image),
  ...ROOM,
  ...sourcesOf(fields.image_files, FOLDER),
  placeholder: fields.image_placeholder,
});
