import './checkbox.css';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { colourClass } from '../colour/colour-class.ts';

interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode;
  /** In a filter: the colour of the row. */
  colour?: string | undefined;
  /** In a filter: how many products the choice would show. */
  count?: number | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A choice that is on or off; the whole row can be pressed. */
export function Checkbox({ label, colour, count, className, ...rest }: CheckboxProps) {
  const classes = ['check', colour !== undefined && `check--coloured ${colourClass(colour)}`, className];
  return (
    // The style sheet draws colour and count: a sidebar has sixty rows.
    <label className={classes.filter(Boolean).join(' ')} data-count={count}>
      <input {...rest} type="checkbox" className="check__tick" />
      {typeof label === 'string' ? label : <span className="check__label">{label}</span>}
    </label>
  );
}
