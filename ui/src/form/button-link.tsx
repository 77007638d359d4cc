import './button.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ButtonLook, buttonClass } from './button-class.ts';

interface ButtonLinkProps extends ButtonLook {
  to: string;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A link that leads on from the page, drawn as a button. */
export function ButtonLink({ to, kind, size, wide, icon, className, children }: ButtonLinkProps) {
  return (
    <Link className={buttonClass({ kind, size, wide }, className)} to={to}>
      {icon}
      {children}
    </Link>
  );
}
