import './stepper.css';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { Icon } from '../show/icon.tsx';
import { stepperValue } from './stepper-value.ts';

interface StepperProps {
  /** What is counted: «NARAN, тоо ширхэг». */
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** As high as the large button beside it. */
  large?: boolean;
}

/** A count with a button on either side. A typed count applies once the field is left or Enter is pressed. */
export function Stepper({ label, value, min, max, onChange, large = false }: StepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  function commit(typed: string) {
    setDraft(null);
    const next = stepperValue(typed, { min, max });
    if (next !== value) onChange(next);
  }
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return;
    // Enter confirms the count here, not the form around it; with Ctrl it is a key of the page, which then reads the count.
    if (!event.ctrlKey && !event.metaKey) event.preventDefault();
    commit(event.currentTarget.value);
  }
  return (
    <fieldset className={large ? 'stepper stepper--large' : 'stepper'} aria-label={label}>
      <button type="button" aria-label="Хасах" disabled={value <= min} onClick={() => commit(String(value - 1))}>
        <Icon name="minus" />
      </button>
      <input
        className="stepper__value"
        inputMode="numeric"
        autoComplete="off"
        aria-label="Тоо"
        value={draft ?? String(value)}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={(event) => commit(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <button type="button" aria-label="Нэмэх" disabled={value >= max} onClick={() => commit(String(value + 1))}>
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
