import './field.css';
import type { InputHTMLAttributes, Ref } from 'react';

interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Lower, for a rail of filters. */
  compact?: boolean;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line to type in. Used in a Field, or with its own `aria-label`. */
export function TextInput({ compact = false, className, ...rest }: TextInputProps) {
  const classes = ['control', compact ? 'control--compact' : '', className ?? ''].filter(Boolean).join(' ');
  return <input type="text" {...rest} className={classes} />;
}
