// The pictures of a product: staff order, describe and remove them. Files are uploaded by the raw route uploadPicture.
import { z } from 'zod';
import { successReply } from '../call.ts';
import { pictureFiles, picturePlaceholder } from '../fields/pictures.ts';
import { defineAdminCall } from './admin-call.ts';
import { drawingSides, LONGEST_ALT, pictureKinds, type UploadRefusal, uploadRefusals } from './picture-words.ts';

const code = z.string().regex(/^\d{8}$/);
const pictureId = z.int().positive().max(2_147_483_647);
const version = z.int().positive();
const refusalCodes = Object.keys(uploadRefusals) as [UploadRefusal, ...UploadRefusal[]];

const managedPicture = z.object({
  id: pictureId,
  /** `shown`: in the shop. An `encoded` one still lacks its description. */
  state: z.enum(['shown', 'encoded', 'waiting', 'refused']),
  kind: z.enum(pictureKinds),
  seen_from: z.enum(drawingSides).nullable(),
  alt: z.string(),
  /** Null until it is encoded. */
  file: z.string().nullable(),
  files: pictureFiles.nullable(),
  placeholder: picturePlaceholder,
  /** The name of the uploaded file, until the picture is shown. */
  original_name: z.string().nullable(),
  reason: z.enum(refusalCodes).nullable(),
});

/** The whole list after every change, in the order of the shop: the first is the picture of the card. */
const reply = successReply({ version, pictures: z.array(managedPicture) });
const refusals = ['product_not_found', 'picture_not_found', 'changed_meanwhile'] as const;
const kind = {
  kind: z.enum(pictureKinds),
  /** For a drawing only. */
  seen_from: z.enum(drawingSides).nullable(),
};

export const listPictures = defineAdminCall('listPictures', {
  purpose: 'The pictures of a product in their order, with those that are being encoded or need alt text.',
  body: z.strictObject({ code }),
  reply,
  refusals: ['product_not_found'],
});

export const orderPictures = defineAdminCall('orderPictures', {
  purpose:
    'Puts the pictures of a product into an order. Drawings follow the photographs; what is not named follows at the end.',
  body: z.strictObject({ code, version, ids: z.array(pictureId).min(1).max(200) }),
  reply,
  refusals,
});

export const describePicture = defineAdminCall('describePicture', {
  purpose: 'Sets alt text and kind. An encoded picture is shown as soon as it has alt text.',
  body: z
    .strictObject({ code, version, id: pictureId, alt: z.string().trim().max(LONGEST_ALT), ...kind })
    .refine(({ kind: asked, seen_from }) => (asked === 'drawing') === (seen_from !== null), { path: ['seen_from'] }),
  reply,
  refusals: [...refusals, 'alt_text_needed'],
});

export const removePicture = defineAdminCall('removePicture', {
  purpose: 'Takes a picture out of the shop. It can be restored for 90 days; its files stay as long.',
  body: z.strictObject({ code, version, id: pictureId }),
  reply,
  refusals,
});

export const restorePicture = defineAdminCall('restorePicture', {
  purpose: 'Puts a removed picture back into its place.',
  body: z.strictObject({ code, version, id: pictureId }),
  reply,
  refusals,
});
