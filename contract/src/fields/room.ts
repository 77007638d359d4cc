import { z } from 'zod';
import { pictureFiles, picturePlaceholder } from './pictures.ts';
import { productCard } from './product-fields.ts';

/** A furnished room (ours, decision 60): its picture and its pieces, the largest first. */
export const room = z.object({
  code: z.string(),
  room_name: z.string(),
  sentence: z.string(),
  /** File at /images/room/{image}. */
  image: z.string(),
  image_files: pictureFiles,
  image_placeholder: picturePlaceholder,
  product: z.array(
    productCard.extend({
      /** Where its mark is, in per cent of the picture; null if it cannot be seen. */
      spot: z.object({ x: z.number(), y: z.number() }).nullable(),
      /** A substitute while it is sold out; null if it is not, or nothing is similar. */
      instead: productCard.nullable(),
    }),
  ),
});

export type Room = z.output<typeof room>;
