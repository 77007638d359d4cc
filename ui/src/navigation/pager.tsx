import './pager.css';
import { pagerNumbers } from '@tokhi/rules/page/paging';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../show/icon.tsx';

interface PagerProps {
  page: number;
  pages: number;
  address: (page: number) => string;
  /** The part of the list on this page: «64 барааны 1–30». */
  summary?: string;
}

/** The pages of a list as plain links; nothing for a single page. */
export function Pager({ page, pages, address, summary }: PagerProps) {
  const numbers = pagerNumbers(page, pages);
  if (numbers.length === 0) return null;
  return (
    <nav className="pager" aria-label="Хуудас">
      <span>{summary}</span>
      <ol className="pager__pages">
        <Step to={page > 1 ? address(page - 1) : null} rel="prev" label="Өмнөх хуудас">
          <Icon name="chevron-left" />
        </Step>
        {numbers.map((number) => (
          <li key={number}>
            <Link
              className="pager__page"
              to={address(number)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={`${number}-р хуудас`}
            >
              {number}
            </Link>
          </li>
        ))}
        <Step to={page < pages ? address(page + 1) : null} rel="next" label="Дараагийн хуудас">
          <Icon name="chevron-right" />
        </Step>
      </ol>
    </nav>
  );
}

// The arrow keeps its place at the ends, so that the numbers do not move under the finger.
function Step({ to, rel, label, children }: { to: string | null; rel: string; label: string; children: ReactNode }) {
  return (
    <li>
      {to === null ? (
        <span className="pager__page pager__page--off">{children}</span>
      ) : (
        <Link className="pager__page" to={to} rel={rel} aria-label={label}>
          {children}
        </Link>
      )}
    </li>
  );
}
