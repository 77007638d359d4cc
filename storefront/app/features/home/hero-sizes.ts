/** A room picture is wider than its layout and cropped, so it is wider than its visible part. */
export const HERO_SIZES = '(max-width: 767.98px) 146vw, (max-width: 1199.98px) 1052px, 1280px';
