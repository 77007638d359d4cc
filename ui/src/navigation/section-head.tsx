import './section-head.css';
import { maskedIcon } from '../masks/masked-icon.ts';

interface SectionHeadProps {
  title: string;
  /** The page with the whole section. */
  to?: string;
  more?: string;
}

/** The title of a section and a link to the whole of it. */
export function SectionHead({ title, to, more = 'Бүгдийг үзэх' }: SectionHeadProps) {
  return (
    <div className="section-head">
      <h2 className="section-head__title">{title}</h2>
      {to !== undefined && <MoreLink to={to} text={more} about={title} />}
    </div>
  );
}

/** «Бүгдийг үзэх →»; `about` says of what, for screen readers. */
export function MoreLink({ to, text, about }: { to: string; text: string; about: string }) {
  return (
    <a className={`more ${maskedIcon('arrow-right')}`} href={to}>
      {text}
      <span className="vh">: {about}</span>
    </a>
  );
}
