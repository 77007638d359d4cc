import './button.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link that leads on from the page, drawn as a button. */
export function ButtonLink({ to, quiet = false, children }: { to: string; quiet?: boolean; children: ReactNode }) {
  return (
    <Link className={quiet ? 'btn btn--quiet' : 'btn'} to={to}>
      {children}
    </Link>
  );
}
