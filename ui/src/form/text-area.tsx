import './field.css';
import './text-area.css';
import type { Ref, TextareaHTMLAttributes } from 'react';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** A few lines to type in; grows with its text if the browser can. */
export function TextArea({ className, ...rest }: TextAreaProps) {
  const classes = className === undefined ? 'control text-area' : `control text-area ${className}`;
  return <textarea rows={4} {...rest} className={classes} />;
}
