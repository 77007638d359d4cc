import './carousel.css';
import type { ReactNode } from 'react';
import { IconButton } from '../form/icon-button.tsx';
import { Icon } from '../show/icon.tsx';
import { useEmbla } from './use-embla.ts';
import { useRotation } from './use-rotation.ts';

interface CarouselProps {
  label: string;
  slides: ReactNode[];
  /** Advances every so many milliseconds, in a loop, and can be paused. */
  every?: number;
  /** A bar with arrows and «1 / 4» under the slides, or an arrow at either side of a row. */
  controls?: 'bar' | 'sides';
  /** Its `--slide` is the width of a slide (100 % by default), its `--gap` the space between them. */
  className?: string;
}

/** Slides side by side. Without JavaScript the row scrolls and snaps by itself. */
export function Carousel({ label, slides, every, controls = 'bar', className }: CarouselProps) {
  const { view, live, at, stops, step, wake } = useEmbla(slides.length, every !== undefined);
  const { turning, toggle, pauseHandlers } = useRotation(every, () => void step(1));
  const classes = ['carousel', `carousel--${controls}`, live ? 'carousel--live' : '', className ?? ''];
  const loops = every !== undefined;
  return (
    <section
      className={classes.filter(Boolean).join(' ')}
      aria-label={label}
      {...pauseHandlers}
      onFocusCapture={wake}
      onPointerEnter={(event) => {
        pauseHandlers.onPointerEnter();
        // A finger is about to swipe with the browser's own scrolling, and must not be interrupted.
        if (event.pointerType === 'mouse') wake();
      }}
    >
      <div className="carousel__view" ref={view} onScrollEnd={live ? undefined : wake}>
        <ul className="carousel__slides">
          {slides.map((slide, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide has no other name, and slides do not change places
            <li className="carousel__slide" key={index}>
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {stops > 1 && (
        <div className="carousel__controls">
          <IconButton
            className="carousel__prev"
            label="Өмнөх"
            disabled={!loops && at === 0}
            onClick={() => void step(-1)}
          >
            <Icon name="arrow-left" />
          </IconButton>
          <IconButton
            className="carousel__next"
            label="Дараагийн"
            disabled={!loops && at === stops - 1}
            onClick={() => void step(1)}
          >
            <Icon name="arrow-right" />
          </IconButton>
          {loops && (
            <IconButton label={turning ? 'Зогсоох' : 'Тоглуулах'} onClick={toggle}>
              {turning ? <Icon name="pause" /> : <Icon name="play" />}
            </IconButton>
          )}
          {controls === 'bar' && (
            <p className="carousel__at" aria-live={turning ? 'off' : 'polite'}>
              {at + 1} / {stops}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
