/** The number of views: pictures, and after them the drawing. */
export const viewCount = ({
  pictures,
  drawings,
}: {
  pictures: readonly unknown[];
  drawings: readonly unknown[];
}): number => pictures.length + (drawings.length > 0 ? 1 : 0);

/** Which picture the address asks for, counted from 1; an invalid address gets the first. */
export function shownImage(search: URLSearchParams, count: number): number {
  const asked = Number(search.get('image'));
  return Number.isInteger(asked) && asked >= 1 && asked <= count ? asked : 1;
}

/** The search part of the address that shows a picture; the first one is the product's own address. */
export const imageSearch = (n: number): string => (n === 1 ? '' : `?image=${n}`);
