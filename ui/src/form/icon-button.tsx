import './icon-button.css';
import type { ButtonHTMLAttributes, ReactNode } from 'react';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What the button does, for screen readers. */
  label: string;
  /** Round and white over a picture. */
  round?: boolean;
  children: ReactNode;
}

export function IconButton({ label, round = false, className, children, ...rest }: IconButtonProps) {
  const classes = ['icon-btn', round ? 'icon-btn--round' : '', className ?? ''].filter(Boolean).join(' ');
  return (
    <button type="button" aria-label={label} title={label} {...rest} className={classes}>
      {children}
    </button>
  );
}
