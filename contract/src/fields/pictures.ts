// A picture as it is sent: the file that the spec names, and (ours) its other sizes for the page to choose from.
import { z } from 'zod';

/** The same picture in other widths and formats: `400.webp`, `800.avif` … → file name in the same folder. */
export const pictureFiles = z.record(z.string(), z.string());

/** A few pixels as a data address, drawn until the picture arrives. */
export const picturePlaceholder = z.string().nullable();

export type PictureFiles = z.output<typeof pictureFiles>;
