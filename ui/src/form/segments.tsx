import './segments.css';
import type { ReactNode } from 'react';

interface SegmentsProps<Value extends string> {
  /** What the choice is about. */
  label: string;
  name: string;
  value: Value;
  choices: readonly { value: Value; text: ReactNode }[];
  onChange: (value: Value) => void;
}

/** A few choices side by side, one of them selected, like tabs, but sent with the form. */
export function Segments<Value extends string>({ label, name, value, choices, onChange }: SegmentsProps<Value>) {
  return (
    <fieldset className="segments" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} className="segments__i">
          <input
            type="radio"
            className="segments__input"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span className="segments__text">{choice.text}</span>
        </label>
      ))}
    </fieldset>
  );
}
