import './terms-contents.css';
import { Link } from 'react-router';
import type { TermsSection } from './terms-section.ts';

/** The table of contents, if there is room beside the text; on a phone the closed sections serve as one. */
export function TermsContents({ sections }: { sections: readonly TermsSection[] }) {
  return (
    <nav className="info-panel contents" aria-labelledby="contents">
      <h2 className="info-panel__title" id="contents">
        Агуулга
      </h2>
      <ol>
        {sections.map(({ id, title }, n) => (
          <li key={id}>
            <Link to={`#${id}`}>
              <span>{n + 1}</span>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
