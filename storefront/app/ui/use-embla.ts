import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useRef, useState } from 'react';

interface Embla {
  /** The box that shows a part of the slides. */
  view: RefObject<HTMLDivElement | null>;
  /** Loaded, and drawing in place of the browser's own scrolling. */
  live: boolean;
  /** Which stop is shown, and how many there are. */
  at: number;
  stops: number;
  step: (by: 1 | -1) => void;
}

const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Embla over a row that scrolls without it; it is loaded after the page stands. */
export function useEmbla(slides: number, loop: boolean): Embla {
  const view = useRef<HTMLDivElement>(null);
  const embla = useRef<EmblaCarouselType>(null);
  const [place, setPlace] = useState({ live: false, at: 0, stops: slides });
  useEffect(() => {
    const box = view.current;
    let gone = false;
    async function start() {
      const { default: EmblaCarousel } = await import('embla-carousel');
      if (gone || box === null) return;
      // The visitor may have swiped already.
      const slide = box.querySelector<HTMLElement>('.carousel__slide')?.offsetWidth ?? box.clientWidth;
      const startIndex = Math.round(box.scrollLeft / Math.max(1, slide));
      box.scrollLeft = 0;
      const api = EmblaCarousel(box, { loop, startIndex, align: 'start', slidesToScroll: loop ? 1 : 'auto' });
      const tell = () => setPlace({ live: true, at: api.selectedScrollSnap(), stops: api.scrollSnapList().length });
      api.on('select', tell).on('reInit', tell);
      embla.current = api;
      tell();
    }
    // Without the file the row scrolls on by itself.
    start().catch(() => {});
    return () => {
      gone = true;
      embla.current?.destroy();
      embla.current = null;
    };
  }, [loop]);
  function step(by: 1 | -1) {
    const box = view.current;
    if (embla.current === null) box?.scrollBy({ left: by * box.clientWidth, behavior: 'smooth' });
    else if (by === 1) embla.current.scrollNext(reducedMotion());
    else embla.current.scrollPrev(reducedMotion());
  }
  return { view, ...place, step };
}
