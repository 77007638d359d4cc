import './checkbox.css';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

interface RadioProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One of several choices; those with the same `name` exclude each other. */
export function Radio({ label, className, ...rest }: RadioProps) {
  return (
    <label className={className === undefined ? 'check' : `check ${className}`}>
      <input {...rest} type="radio" className="check__input" />
      <span className="check__box check__box--radio" />
      <span className="check__label">{label}</span>
    </label>
  );
}
