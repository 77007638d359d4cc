import './switch.css';
import type { InputHTMLAttributes, ReactNode } from 'react';

interface SwitchProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode;
  /** What it is for, under the label. */
  help?: ReactNode;
}

/** A setting that applies as soon as it is pressed; a Checkbox waits for its form. */
export function Switch({ label, help, ...rest }: SwitchProps) {
  return (
    <label className="switch">
      <span className="switch__text">
        <b>{label}</b>
        {help !== undefined && <span className="switch__help">{help}</span>}
      </span>
      <input {...rest} type="checkbox" role="switch" aria-checked={rest.checked} className="switch__input" />
      <span className="switch__track" />
    </label>
  );
}
