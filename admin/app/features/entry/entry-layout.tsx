import './entry-layout.css';
import { Logo } from '@tokhi/ui/show/logo.tsx';
import type { ReactNode } from 'react';
import room from './room.webp';

/** The layout of the login steps: the form at the left, a room at the right. */
export const EntryLayout = ({ children }: { children: ReactNode }) => (
  <main className="entry">
    <div className="entry__side">
      <div className="entry__form">
        <Logo />
        {children}
      </div>
    </div>
    <img className="entry__room" src={room} alt="" />
  </main>
);
