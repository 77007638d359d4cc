import './hero.css';
import { CAROUSEL_TURN_MS } from '@tokhi/rules/page/display-limits';
import { Carousel } from '@tokhi/ui/navigation/carousel.tsx';
import { StaticHtml } from '@tokhi/ui/start/static-html.tsx';
import { HeroSlide } from './lazy-sections.ts';
import type { HeroSlide as HeroSlideView } from './slides.present.ts';

/** The rooms of the season. */
export function Hero({ slides }: { slides: (HeroSlideView | null)[] }) {
  if (slides.length === 0) return null;
  return (
    <Carousel
      className="hero"
      label="Онцлох"
      every={CAROUSEL_TURN_MS}
      slides={slides.map((slide, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slide has no other name, and slides do not change places
        <StaticHtml key={n} className="hero-slide">
          {slide && <HeroSlide slide={slide} first={n === 0} />}
        </StaticHtml>
      ))}
    />
  );
}
