import './page-head.css';
import { type ReactNode, useEffect } from 'react';

interface PageHeadProps {
  title: string;
  /** Next to the title: counts, tags. */
  children?: ReactNode;
  /** Above the title: the breadcrumbs. */
  crumbs?: ReactNode;
  /** Buttons at the right; one of them may be solid. */
  end?: ReactNode;
}

/** The title of a screen and of its browser tab. */
export function PageHead({ title, children, crumbs, end }: PageHeadProps) {
  useEffect(() => {
    document.title = `${title}, удирдлага — Тохь`;
  }, [title]);
  return (
    <div className="page-head">
      {crumbs !== undefined && <div className="page-head__crumbs">{crumbs}</div>}
      <h1>{title}</h1>
      {children}
      {end !== undefined && <div className="page-head__end">{end}</div>}
    </div>
  );
}
