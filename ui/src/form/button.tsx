import './button.css';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  icon?: ReactNode;
  /** In progress: the button turns, says so and takes no second press. */
  busy?: boolean;
}

/** The only button of the shop. At most one «primary» per view. */
export function Button({ kind, size, wide, icon, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, size, wide }, className)}
      aria-busy={busy || undefined}
      // Not `disabled`: the button would lose the focus while it works.
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className="btn__spin" aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}
