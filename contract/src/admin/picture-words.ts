// Kinds of product pictures, limits of an upload and the reasons for a refusal. Without zod, for the browser.

/** As in `product_images`. */
export const pictureKinds = ['hero', 'front', 'detail', 'room', 'drawing'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** From where a drawing is seen. */
export const drawingSides = ['front', 'side', 'above'] as const;

export const LARGEST_UPLOAD_BYTES = 15 * 1024 * 1024;
/** How many may be chosen at once, and wait for encoding. */
export const MOST_UPLOADS_AT_ONCE = 20;
export const LONGEST_ALT = 200;

/** `failed`: encoding failed for an unknown reason. */
export const uploadRefusals = {
  not_a_picture: 'JPEG, PNG эсвэл WebP биш',
  animated: 'Хөдөлгөөнтэй зураг авахгүй',
  too_many_pixels: '50 сая цэгээс том',
  too_small: '400 цэгээс жижиг',
  too_long: 'Хэт урт эсвэл нарийн',
  broken: 'Файл гэмтсэн',
  failed: 'Боловсруулж чадсангүй, дахин оруулна уу',
} as const;
export type UploadRefusal = keyof typeof uploadRefusals;
