import './shell.css';
import { useState } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { Keys, useKeys } from '../keys/keys.tsx';
import { Command } from './command/command.tsx';
import { KeyList } from './key-list.tsx';
import { PhoneTabs } from './phone-tabs.tsx';
import { Rail } from './rail.tsx';
import { StepUpDialog } from './step-up-dialog.tsx';
import { TopBar } from './top-bar.tsx';

/** A screen that needs the width says so in its route's `handle`: the rail is then slim. */
export interface ScreenHandle {
  isWorkbench?: boolean;
}

const isWorkbench = (handle: unknown): boolean => (handle as ScreenHandle | undefined)?.isWorkbench === true;

/** The layout of every screen: the rail, the bar with the global search, the tabs of a phone. */
export function Shell() {
  return (
    <Keys>
      <ShellInside />
    </Keys>
  );
}

function ShellInside() {
  const isSlim = useMatches().some(({ handle }) => isWorkbench(handle));
  const [listOpen, setListOpen] = useState(false);
  const [searchOpen, setSearchOpen] = useState(false);
  useKeys([
    { key: 'Ctrl K', does: 'бүгдээс хайх', press: () => setSearchOpen(true) },
    { key: '?', does: 'товчлуурын жагсаалт', press: () => setListOpen(true) },
  ]);
  return (
    <>
      <a className="skip" href="#main">
        Үндсэн хэсэг рүү
      </a>
      <div className={isSlim ? 'shell shell--slim' : 'shell'}>
        <Rail slim={isSlim} />
        <div className="shell__page">
          <TopBar onKeyList={() => setListOpen(true)} onSearch={() => setSearchOpen(true)} />
          <main id="main" className="shell__main" tabIndex={-1}>
            <Outlet />
          </main>
        </div>
        <PhoneTabs />
      </div>
      <KeyList open={listOpen} onClose={() => setListOpen(false)} />
      <StepUpDialog />
      <Command open={searchOpen} onClose={() => setSearchOpen(false)} />
      <ScrollRestoration />
    </>
  );
}
