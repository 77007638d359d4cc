import './promo-banners.css';
import { CAROUSEL_TURN_MS } from '@tokhi/rules/page/display-limits';
import { Carousel } from '@tokhi/ui/navigation/carousel.tsx';
import { StaticHtml } from '@tokhi/ui/start/static-html.tsx';
import { PromoSlide } from './lazy-sections.ts';
import type { PromoSlide as PromoSlideView } from './slides.present.ts';

/** The banners that lead to a sub-category (spec §2 Home page). */
export function PromoBanners({ slides }: { slides: (PromoSlideView | null)[] }) {
  if (slides.length === 0) return null;
  return (
    <div className="section">
      <Carousel
        className="promo"
        label="Сурталчилгаа"
        every={CAROUSEL_TURN_MS}
        slides={slides.map((slide, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide has no other name, and slides do not change places
          <StaticHtml key={n} className="promo-slide">
            {slide && <PromoSlide slide={slide} />}
          </StaticHtml>
        ))}
      />
    </div>
  );
}
