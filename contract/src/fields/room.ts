import { z } from 'zod';
import { pictureFiles, picturePlaceholder } from './pictures.ts';
import { productCard } from './product-fields.ts';

/** A furnished room (ours, decision 60): its picture, and what stands in it, the largest pieces first. */
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
      /** Where its mark stands, in per cent of the picture; null for what cannot be seen in it. */
      spot: z.object({ x: z.number(), y: z.number() }).nullable(),
      /** What can be bought in its place while it is sold out; null where it is not, or nothing comes near. */
      instead: productCard.nullable(),
    }),
  ),
});

export type Room = z.output<typeof room>;
