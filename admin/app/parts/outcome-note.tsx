import './outcome-note.css';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';

/** The effect of a press on money, above its button; gold if money waits or goes back. */
export const OutcomeNote = ({ waits = false, children }: { waits?: boolean; children: ReactNode }) => (
  <p className={waits ? 'outcome-note outcome-note--waits' : 'outcome-note'}>
    <Icon name="circle-alert" />
    <span>{children}</span>
  </p>
);
