import { formatTug, roundUpTo100 } from '@tokhi/rules/money/money';
import { PRICE_SLIDER_STEP_TUG } from '@tokhi/rules/page/display-limits';
import { RangeSlider } from '@tokhi/ui/slider/range-slider.tsx';
import { useRef, useState } from 'react';
import type { RangeView } from './facets.present.ts';
import type { Range } from './facets.ts';
import { RangeFields } from './range-fields.tsx';

interface PriceFilterProps {
  facet: RangeView;
  range: Range;
  /** The fields have the values of the slider. */
  onSlide: () => void;
  /** The visitor has finished typing. */
  onType: () => void;
}

/** The price slider (spec §5: 0 to the highest, step 100) over two fields, which also work without JavaScript. */
export function PriceFilter({ facet: { name, title, bounds }, range, onSlide, onType }: PriceFilterProps) {
  const highest = roundUpTo100(bounds.max);
  const min = useRef<HTMLInputElement>(null);
  const max = useRef<HTMLInputElement>(null);
  const address = `${range.min}-${range.max}-${highest}`;
  // The slider keeps its own value until the list for it arrives.
  const [drawn, setDrawn] = useState({ address, value: ends(range, highest) });
  if (drawn.address !== address) setDrawn({ address, value: ends(range, highest) });

  function handleChange([low, high]: [number, number]) {
    setDrawn({ address, value: [low, high] });
    if (min.current) min.current.value = low === 0 ? '' : formatTug(low);
    if (max.current) max.current.value = high === highest ? '' : formatTug(high);
  }
  return (
    <>
      <RangeSlider
        label={title}
        min={0}
        max={highest}
        step={PRICE_SLIDER_STEP_TUG}
        value={drawn.value}
        onChange={handleChange}
        onCommit={onSlide}
        format={formatTug}
      />
      <RangeFields
        name={name}
        title={title}
        range={range}
        bounds={{ min: 0, max: highest }}
        format={formatTug}
        minRef={min}
        maxRef={max}
        onType={onType}
      />
    </>
  );
}

const ends = ({ min, max }: Range, highest: number): [number, number] => [
  Math.min(min ?? 0, highest),
  Math.min(max ?? highest, highest),
];
