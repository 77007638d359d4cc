import './mail-card.css';
import type { ReactNode } from 'react';

interface MailCardProps {
  icon: ReactNode;
  /** The result: success, failure, or none yet. */
  kind?: 'good' | 'bad';
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** One step of a short task in the middle of the page. */
export function MailCard({ icon, kind, title, lead, children }: MailCardProps) {
  return (
    <section className="mail-card">
      <span className={kind === undefined ? 'mail-card__disc' : `mail-card__disc mail-card__disc--${kind}`}>
        {icon}
      </span>
      <h1 className="mail-card__title">{title}</h1>
      <p className="mail-card__lead">{lead}</p>
      {children}
    </section>
  );
}
