import './button.css';
import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

interface ButtonLinkProps extends ButtonLook {
  to: string;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A link to another page, drawn as a button. */
export function ButtonLink({ to, kind, size, wide, icon, className, children }: ButtonLinkProps) {
  return (
    <a className={buttonClass({ kind, size, wide }, className)} href={to}>
      {icon}
      {children}
    </a>
  );
}
