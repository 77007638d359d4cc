import './field.css';
import type { InputHTMLAttributes, Ref } from 'react';

interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

/** One line to type in. Stands in a Field, or brings its own `aria-label`. */
export function TextInput({ className, ...rest }: TextInputProps) {
  return <input type="text" {...rest} className={className === undefined ? 'control' : `control ${className}`} />;
}
