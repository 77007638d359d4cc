import './product-gallery.css';
import { Badge } from '@tokhi/ui/show/badge.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { ImageWell } from '@tokhi/ui/show/image-well.tsx';
import { Link, useSearchParams } from 'react-router';
import { squarePicture } from '../../../pictures/square-picture.ts';
import { ProductDrawing } from '../facts/product-drawing.tsx';
import { ModelButton } from '../model-3d/model-button.tsx';
import type { ProductView } from '../product.present.ts';
import { imageSearch, shownImage, viewCount } from './shown-image.ts';
import { useSwipe } from './use-swipe.ts';
import { ZoomLink } from './zoom-link.tsx';

const MAIN_SIZES = '(max-width: 767.98px) 100vw, (max-width: 1199.98px) 50vw, 664px';

/** The address says which picture is large, so that thumbnails are links and work without JavaScript. */
export function ProductGallery({ product }: { product: ProductView }) {
  const { pictures, drawings, model3d } = product;
  const badges = [product.cutBadge ?? [], product.badges].flat();
  const [search] = useSearchParams();
  const count = viewCount(product);
  const shown = shownImage(search, count);
  const swipe = useSwipe({ shown, count });
  const picture = pictures[shown - 1] ?? null;
  // The drawing comes last.
  const thumbs = [...pictures, squarePicture(drawings[0]?.src ?? null)].slice(0, count);
  return (
    <div className={count > 1 ? 'gallery gallery--many' : 'gallery'}>
      <div className="gallery__main" {...swipe}>
        {shown > pictures.length && count > 0 ? (
          <div className="gallery__well gallery__drawing">
            <ProductDrawing drawings={drawings} />
          </div>
        ) : (
          <ImageWell
            className={picture?.fills ? 'gallery__well gallery__well--filled' : 'gallery__well'}
            picture={picture}
            alt={picture?.alt ?? `${product.title}, зураггүй`}
            sizes={MAIN_SIZES}
            first
          />
        )}
        {badges.length > 0 && (
          <div className="gallery__badges">
            {badges.map((badge) => (
              <Badge key={badge.text} {...badge} />
            ))}
          </div>
        )}
        {count > 1 && (
          <span className="gallery__n">
            {shown} / {count}
          </span>
        )}
        {model3d !== null && <ModelButton model={model3d} />}
        {count > 0 && (
          <ZoomLink product={product} at={shown} className="icon-btn gallery__zoom">
            <Icon name="zoom-in" />
          </ZoomLink>
        )}
      </div>
      {count > 1 && (
        <ul className="gallery__thumbs">
          {thumbs.map((one, n) => (
            <li key={one?.src}>
              <Link
                className="thumb"
                to={{ search: imageSearch(n + 1) }}
                replace
                preventScrollReset
                aria-label={n < pictures.length ? `${n + 1}-р зураг` : 'Хэмжээний зураг'}
                aria-current={n + 1 === shown}
              >
                <ImageWell picture={one} alt="" sizes="88px" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
