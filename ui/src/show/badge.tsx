import './badge.css';

export interface BadgeFact {
  kind: 'cut' | 'family' | 'last' | 'plain';
  text: string;
}

export function Badge({ kind, text }: BadgeFact) {
  return <span className={kind === 'plain' ? 'badge' : `badge badge--${kind}`}>{text}</span>;
}
