import './checkbox.css';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Swatch } from '../show/swatch.tsx';

interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode;
  /** In a filter: the colour that the row stands for. */
  colour?: string | undefined;
  /** In a filter: how many products the choice would show. */
  count?: number | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A choice that is on or off; the whole row can be pressed. */
export function Checkbox({ label, colour, count, className, ...rest }: CheckboxProps) {
  return (
    <label className={className === undefined ? 'check' : `check ${className}`}>
      <input {...rest} type="checkbox" className="check__input" />
      <span className="check__box" />
      {colour !== undefined && <Swatch colour={colour} />}
      <span className="check__label">{label}</span>
      {count !== undefined && (
        <span className="check__count">
          {count}
          <span className="vh"> бараа</span>
        </span>
      )}
    </label>
  );
}
