import type { ReplyOf } from '@tokhi/contract/client';
import { formatTug } from '@tokhi/rules/money/money';
import type { Picture } from '@tokhi/ui/show/picture.tsx';
import { smallestFile } from '../../../pictures/picture-files.ts';
import { productThumbnail } from '../../../pictures/square-picture.ts';

export interface ColourView {
  code: string;
  name: string;
  /** As wide as a thumb: the smallest file of a picture is enough. */
  picture: Picture | null;
  soldOut: boolean;
  /** Null if all colours cost the same, which is shown once. */
  price: string | null;
}

/** By code, so that a swatch keeps its place when its colour is chosen. */
export function colourViews({ single, others }: Pick<ReplyOf<'singleProduct'>, 'single' | 'others'>): ColourView[] {
  const all = [single, ...others].sort((a, b) => (a.code < b.code ? -1 : 1));
  const differ = new Set(all.map(({ sale_price }) => sale_price)).size > 1;
  return all.map((one) => ({
    code: one.code,
    name: one.color_name,
    picture: productThumbnail(smallestFile(one)),
    soldOut: one.show_product === 'none',
    price: differ ? formatTug(one.sale_price) : null,
  }));
}
