import './hero.css';
import { formatTug } from '@tokhi/rules/money/money';
import { CAROUSEL_TURN_MS } from '@tokhi/rules/page/display-limits';
import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { Carousel } from '@tokhi/ui/navigation/carousel.tsx';
import { PictureView } from '@tokhi/ui/show/picture.tsx';
import { productAddress } from '../../addresses.ts';
import type { HeroSlide } from './slides.present.ts';

/** A room is wider than its layout and cut by it, so it is drawn wider than it is seen. */
export const HERO_SIZES = '(max-width: 767.98px) 146vw, (max-width: 1199.98px) 1052px, 1280px';

/** From here on a title would push the slide, and with it the page, down a line. */
const LONG_TITLE = 24;

/** The rooms of the season, each with its words on felt beside it. */
export function Hero({ slides }: { slides: HeroSlide[] }) {
  if (slides.length === 0) return null;
  return (
    <Carousel
      className="hero"
      label="Онцлох"
      every={CAROUSEL_TURN_MS}
      slides={slides.map((slide, n) => <Slide key={slide.title} slide={slide} first={n === 0} />)}
    />
  );
}

function Slide({ slide: { label, title, sentence, product, picture }, first }: { slide: HeroSlide; first: boolean }) {
  return (
    <div className="hero-slide">
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
    </div>
  );
}
