import { Range, Root, Thumb, Track } from '@radix-ui/react-slider';
import type { RangeSliderProps } from './range-slider-props.ts';

/** Radix positions the thumbs with inline styles, which the page's policy forbids in HTML: never on the server. */
export function RangeSliderLive({ label, min, max, step, value, onChange, onCommit, format }: RangeSliderProps) {
  const [low, high] = value;
  const pair = ([first = min, second = max]: number[]): [number, number] => [first, second];
  return (
    <Root
      className="range"
      min={min}
      max={max}
      step={step}
      value={value}
      preserveThumbOrder
      onValueChange={(next) => onChange(pair(next))}
      onValueCommit={(next) => onCommit(pair(next))}
    >
      <Track className="range__track">
        <Range className="range__chosen" />
      </Track>
      <Thumb className="range__thumb" aria-label={`${label}, доод`} aria-valuetext={format(low)} />
      <Thumb className="range__thumb" aria-label={`${label}, дээд`} aria-valuetext={format(high)} />
    </Root>
  );
}
