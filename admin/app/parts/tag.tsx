import './tag.css';
import type { ReactNode } from 'react';

export type TagKind = 'plain' | 'ok' | 'warn' | 'bad' | 'info' | 'line';

/** A short fact in a tinted box; with `dot` it is a status. */
export function Tag({ kind = 'plain', dot = false, children }: { kind?: TagKind; dot?: boolean; children: ReactNode }) {
  return <span className={`tag tag--${kind}${dot ? ' tag--dot' : ''}`}>{children}</span>;
}
