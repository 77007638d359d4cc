import type { Studio } from './studio-files.ts';

/** The picture of a room, as stored in the tables of banners and rooms. */
export function roomPicture(studio: Studio, name: string) {
  const picture = studio.rooms[name];
  const image = picture?.files['1600.webp'];
  if (picture === undefined || image === undefined) throw new Error(`demo/content: the studio has no room ${name}`);
  return { image, variants: JSON.stringify(picture.files), placeholder: picture.placeholder };
}
