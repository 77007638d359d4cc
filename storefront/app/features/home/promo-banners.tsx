import './promo-banners.css';
import { CAROUSEL_TURN_MS } from '@tokhi/rules/page/display-limits';
import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { Carousel } from '@tokhi/ui/navigation/carousel.tsx';
import { PictureView } from '@tokhi/ui/show/picture.tsx';
import { subCategoryAddress } from '../../addresses.ts';
import type { PromoSlide } from './slides.present.ts';

/** The banners that lead to a shelf (spec §2 Home page). */
export function PromoBanners({ slides }: { slides: PromoSlide[] }) {
  if (slides.length === 0) return null;
  return (
    <div className="section">
      <Carousel
        className="promo"
        label="Сурталчилгаа"
        every={CAROUSEL_TURN_MS}
        slides={slides.map((slide) => <Banner key={slide.title} slide={slide} />)}
      />
    </div>
  );
}

function Banner({ slide: { title, description, shelf, picture } }: { slide: PromoSlide }) {
  return (
    <div className="promo-slide">
      <div className="promo-slide__text">
        <h2 className="promo-slide__title">{title}</h2>
        <p>{description}</p>
        {shelf !== null && (
          <ButtonLink kind="outline" to={subCategoryAddress(shelf.code)}>
            {shelf.name}
          </ButtonLink>
        )}
      </div>
      <div className="promo-slide__picture">
        <PictureView picture={picture} alt="" sizes="(max-width: 767.98px) 132vw, 800px" />
      </div>
    </div>
  );
}
