import './button.css';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  icon?: ReactNode;
  /** The work has begun: the button turns, says so and takes no second press. */
  busy?: boolean;
}

/** The one button of the shop. «primary» stands at most once in a view. */
export function Button({ kind, size, wide, icon, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, size, wide }, className)}
      aria-busy={busy || undefined}
      // Not `disabled`: the focus would fall off the page while the work runs.
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className="btn__spin" aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}
