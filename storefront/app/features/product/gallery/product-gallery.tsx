import './product-gallery.css';
import { Badge } from '@tokhi/ui/show/badge.tsx';
import { Well } from '@tokhi/ui/show/well.tsx';
import { ZoomIn } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { ModelButton } from '../model-3d/model-button.tsx';
import type { ProductView } from '../product.present.ts';
import { PictureZoom } from './picture-zoom.tsx';
import { imageSearch, shownImage } from './shown-image.ts';
import { useSwipe } from './use-swipe.ts';

const MAIN_SIZES = '(max-width: 767.98px) 100vw, (max-width: 1199.98px) 50vw, 664px';

/** Which picture is large stands in the address, so that thumbnails are links and work without JavaScript. */
export function ProductGallery({ product }: { product: ProductView }) {
  const { pictures, badges, model3d } = product;
  const [search] = useSearchParams();
  const shown = shownImage(search, pictures.length);
  const swipe = useSwipe({ shown, count: pictures.length });
  const picture = pictures[shown - 1] ?? null;
  return (
    <div className={pictures.length > 1 ? 'gallery gallery--many' : 'gallery'}>
      <div className="gallery__main" {...swipe}>
        <Well
          className="gallery__well"
          picture={picture}
          alt={picture?.alt ?? `${product.title}, зураггүй`}
          sizes={MAIN_SIZES}
          first
        />
        {badges.length > 0 && (
          <div className="gallery__badges">
            {badges.map((badge) => (
              <Badge key={badge.text} {...badge} />
            ))}
          </div>
        )}
        {pictures.length > 1 && (
          <span className="gallery__n">
            {shown} / {pictures.length}
          </span>
        )}
        {model3d !== null && <ModelButton model={model3d} />}
        {picture && (
          <PictureZoom src={picture.src} alt={picture.alt} className="icon-btn gallery__zoom">
            <ZoomIn className="icon" />
          </PictureZoom>
        )}
      </div>
      {pictures.length > 1 && (
        <ul className="gallery__thumbs">
          {pictures.map((one, n) => (
            <li key={one.src}>
              <Link
                className="thumb"
                to={{ search: imageSearch(n + 1) }}
                replace
                preventScrollReset
                aria-label={`${n + 1}-р зураг`}
                aria-current={n + 1 === shown}
              >
                <Well picture={one} alt="" sizes="88px" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
