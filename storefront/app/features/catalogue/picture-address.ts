import type { Picture } from '../../ui/well.tsx';

/** Pictures on cards and swatches are square and this wide. */
const CARD_WIDTH = 400;

/** Product pictures live at /images/product/{image} (spec §7). */
export const pictureAddress = (file: string): string => `/images/product/${encodeURIComponent(file)}`;

/** The picture of a card, or null where the product has none. */
export const cardPicture = (file: string): Picture | null =>
  file === '' ? null : { src: pictureAddress(file), width: CARD_WIDTH, height: CARD_WIDTH };

/** The big pictures of a product. The first one is on the card too, in a smaller file that a phone may take instead. */
export function bigPictures(
  images: readonly { image: string; width: number; height: number; alt: string }[],
  cardFile: string,
): (Picture & { alt: string })[] {
  return images.map(({ image, width, height, alt }, n) => {
    const small = n === 0 && cardFile !== '' && cardFile !== image && width > CARD_WIDTH;
    return {
      src: pictureAddress(image),
      width,
      height,
      alt,
      ...(small && { small: { src: pictureAddress(cardFile), width: CARD_WIDTH } }),
    };
  });
}

/** The smallest file of a picture. */
export const thumbnail = ({ src, width, height, small }: Picture): Picture => ({
  src: small?.src ?? src,
  width,
  height,
});
