import './range-slider.css';
import { Suspense } from 'react';
import { lazyPart } from '../start/lazy-part.ts';
import { useHydrated } from '../start/use-hydrated.ts';
import type { RangeSliderProps } from './range-slider-props.ts';

const RangeSliderLive = lazyPart(() => import('./range-slider-live.tsx'), 'RangeSliderLive');

/** A lower and an upper bound on one track. It needs JavaScript: put two number fields beside it. */
export function RangeSlider(props: RangeSliderProps) {
  const hydrated = useHydrated();
  const track = <span className="range range__track" />;
  return (
    <div className="range-place">
      {hydrated ? (
        <Suspense fallback={track}>
          <RangeSliderLive {...props} />
        </Suspense>
      ) : (
        track
      )}
    </div>
  );
}
