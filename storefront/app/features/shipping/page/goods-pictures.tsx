import { ImageWell } from '@tokhi/ui/show/image-well.tsx';
import { productThumbnail } from '../../../pictures/square-picture.ts';
import type { GoodsLine } from './goods.ts';

/** What is being ordered, at a glance. */
export function GoodsPictures({ lines }: { lines: readonly GoodsLine[] }) {
  return (
    <ul className="shipping-sum__goods">
      {lines.map(({ code, name, image, quantity }) => (
        <li key={code}>
          <ImageWell picture={productThumbnail(image)} alt={name} sizes="72px" />
          {quantity > 1 && (
            <b className="shipping-sum__count">
              <span className="vh">Тоо ширхэг: </span>
              {quantity}
            </b>
          )}
        </li>
      ))}
    </ul>
  );
}
