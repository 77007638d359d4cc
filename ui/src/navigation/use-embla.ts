import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useRef, useState } from 'react';

interface Embla {
  /** The box through which some of the slides are visible. */
  view: RefObject<HTMLDivElement | null>;
  /** Loaded, and used instead of the browser's own scrolling. */
  live: boolean;
  /** The visible stop, and how many there are. */
  at: number;
  stops: number;
  step: (by: 1 | -1) => Promise<void>;
  /** Starts it before the first step, when the visitor reaches for the slides. */
  wake: () => void;
}

const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Embla over a row that scrolls without it. Loaded on first use: a page that was just opened has more important work. */
export function useEmbla(slides: number, loop: boolean): Embla {
  const view = useRef<HTMLDivElement>(null);
  const starting = useRef<Promise<EmblaCarouselType | null>>(null);
  const [place, setPlace] = useState({ live: false, at: 0, stops: slides });
  useEffect(
    () => () => {
      void starting.current?.then((api) => api?.destroy());
      starting.current = null;
    },
    [],
  );

  async function start(): Promise<EmblaCarouselType | null> {
    // Without the file the row keeps its own scrolling.
    const embla = await import('embla-carousel').catch(() => null);
    const box = view.current;
    if (embla === null || box === null) return null;
    // The visitor may have swiped already.
    const slide = box.querySelector<HTMLElement>('.carousel__slide')?.offsetWidth ?? box.clientWidth;
    const startIndex = Math.round(box.scrollLeft / Math.max(1, slide));
    box.scrollLeft = 0;
    const api = embla.default(box, { loop, startIndex, align: 'start', slidesToScroll: loop ? 1 : 'auto' });
    const updatePosition = () =>
      setPlace({ live: true, at: api.selectedScrollSnap(), stops: api.scrollSnapList().length });
    api.on('select', updatePosition).on('reInit', updatePosition);
    updatePosition();
    return api;
  }
  function started() {
    starting.current ??= start();
    return starting.current;
  }
  async function step(by: 1 | -1) {
    const api = await started();
    const box = view.current;
    if (api === null) box?.scrollBy({ left: by * box.clientWidth, behavior: 'smooth' });
    else if (by === 1) api.scrollNext(reducedMotion());
    else api.scrollPrev(reducedMotion());
  }
  return { view, ...place, step, wake: () => void started() };
}
