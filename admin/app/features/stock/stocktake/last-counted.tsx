import { Stepper } from '@tokhi/ui/form/stepper.tsx';
import { StockPicture } from '../stock-picture.tsx';
import type { Line } from './stocktake-query.ts';

const MOST_UNITS = 100_000;

interface LastCountedProps {
  line: Line;
  onAdd: () => void;
  onSet: (units: number) => void;
}

/** The product that was read last, large, with its count to correct by thumb. */
export function LastCounted({ line: { name, location, picture, units }, onAdd, onSet }: LastCountedProps) {
  const counted = units ?? 0;
  return (
    <section className="last-counted" aria-label="Сүүлд уншсан" aria-live="polite">
      <StockPicture file={picture} />
      <span className="last-counted__what">
        <b>{name}</b>
        <small>{location ?? 'Байршилгүй, энд бүртгэнэ'}</small>
      </span>
      <Stepper
        label={`${name}, тоолсон`}
        value={counted}
        min={0}
        max={MOST_UNITS}
        // One more is added to what others scan at the same time; a typed count replaces it.
        onChange={(next) => (next === counted + 1 ? onAdd() : onSet(next))}
      />
    </section>
  );
}
