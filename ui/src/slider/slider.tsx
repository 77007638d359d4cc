import './range-slider.css';
import { Suspense } from 'react';
import { lazyPart } from '../start/lazy-part.ts';
import { useHydrated } from '../start/use-hydrated.ts';
import type { SliderProps } from './slider-props.ts';

const SliderLive = lazyPart(() => import('./slider-live.tsx'), 'SliderLive');

/** An amount from zero to a maximum. It needs JavaScript: put a stepper beside it. */
export function Slider(props: SliderProps) {
  const hydrated = useHydrated();
  const track = <span className="range range__track" />;
  return (
    <div className="range-place">
      {hydrated ? (
        <Suspense fallback={track}>
          <SliderLive {...props} />
        </Suspense>
      ) : (
        track
      )}
    </div>
  );
}
