import { Range, Root, Thumb, Track } from '@radix-ui/react-slider';
import type { SliderProps } from './slider-props.ts';

/** Radix positions the thumb with inline styles, which the page's policy forbids in HTML: never on the server. */
export function SliderLive({ label, max, value, onChange, format }: SliderProps) {
  return (
    <Root className="range" min={0} max={max} value={[value]} onValueChange={([next = 0]) => onChange(next)}>
      <Track className="range__track">
        <Range className="range__chosen" />
      </Track>
      <Thumb className="range__thumb" aria-label={label} aria-valuetext={format(value)} />
    </Root>
  );
}
