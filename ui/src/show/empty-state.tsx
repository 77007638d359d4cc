import './empty-state.css';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  /** 1 if it is the whole page, 2 below its title, 3 inside a section of one. */
  level: 1 | 2 | 3;
  /** What to do now: one or two buttons. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Says what happened and what to do next, if there is nothing else to show. */
export function EmptyState({ icon, title, level, actions, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty">
      <span className="empty__disc">{icon}</span>
      <Heading className="empty__title">{title}</Heading>
      <div className="empty__text">{children}</div>
      {actions && <div className="empty__actions">{actions}</div>}
    </div>
  );
}
