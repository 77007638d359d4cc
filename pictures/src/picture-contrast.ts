import type { Sharp } from 'sharp';

/** Darker and lighter than these shares of a picture does not count: a shadow or a lamp is not what it shows. */
const DARK_SHARE = 0.05;
const LIGHT_SHARE = 0.95;

/** Between the dark and the light parts of a picture, as WCAG reckons it between two colours: 1 for a plain one, 21 at most. */
export async function pictureContrast(picture: Sharp): Promise<number> {
  const { data } = await picture
    .clone()
    .resize(200, 200, { fit: 'inside' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const shades = data.toSorted();
  const shadeAt = (share: number) => shades[Math.floor(share * (shades.length - 1))] ?? 0;
  return (luminance(shadeAt(LIGHT_SHARE)) + 0.05) / (luminance(shadeAt(DARK_SHARE)) + 0.05);
}

function luminance(shade: number): number {
  const part = shade / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
