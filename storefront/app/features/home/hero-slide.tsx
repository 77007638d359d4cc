import { formatTug } from '@tokhi/rules/money/money';
import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { PictureView } from '@tokhi/ui/show/picture.tsx';
import { productAddress } from '../../addresses.ts';
import { HERO_SIZES } from './hero-sizes.ts';
import type { HeroSlide as HeroSlideView } from './slides.present.ts';

/** From this length a title would push the slide and the page down a line. */
const LONG_TITLE = 24;

/** A room of the season, with its text on felt beside it. */
export function HeroSlide({ slide, first }: { slide: HeroSlideView; first: boolean }) {
  const { label, title, sentence, product, picture } = slide;
  return (
    <>
      <div className="hero-slide__text">
        {label !== '' && <p className="hero-slide__label">{label}</p>}
        <h2 className={title.length > LONG_TITLE ? 'hero-slide__title hero-slide__title--long' : 'hero-slide__title'}>
          {title}
        </h2>
        {sentence !== '' && <p className="hero-slide__sentence">{sentence}</p>}
        {product !== null && (
          <div className="hero-slide__product">
            {product.priceTug !== null && (
              <p>
                {product.name} <b>{formatTug(product.priceTug)}</b>
              </p>
            )}
            <ButtonLink to={productAddress(product.code)}>
              Дэлгэрэнгүй<span className="vh">: {product.name}</span>
            </ButtonLink>
          </div>
        )}
      </div>
      <div className="hero-slide__picture">
        <PictureView picture={picture} alt="" sizes={HERO_SIZES} first={first} />
      </div>
    </>
  );
}
