import './phone-input.css';
import type { InputHTMLAttributes } from 'react';
import { TextInput } from './text-input.tsx';

/** Eight digits after the country code. Used in a Field. */
export function PhoneInput(props: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <span className="phone">
      <span className="phone__code" aria-hidden="true">
        +976
      </span>
      <TextInput {...props} type="tel" inputMode="numeric" maxLength={8} />
    </span>
  );
}
