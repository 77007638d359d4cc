import { buttonClass } from '@tokhi/ui/form/button-class.ts';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { useHydrated } from '@tokhi/ui/start/use-hydrated.ts';
import { Suspense, useState } from 'react';
import type { ListView } from '../list/list.present.ts';

const loadSheet = () => import('./filter-sheet.tsx');
const FilterSheet = lazyPart(loadSheet, 'FilterSheet');

/**
 * On a phone, opens the filters as a sheet. Before hydration it is a link to the sidebar, which then shows
 * in its place (`:target`).
 */
export function FilterOpener({ list, count }: { list: ListView; count: number }) {
  const hydrated = useHydrated();
  const [opened, setOpened] = useState<'never' | 'open' | 'closed'>('never');
  const look = buttonClass({ kind: 'outline', size: 's' }, 'toolbar__filter');
  const inside = (
    <>
      <Icon name="sliders-horizontal" />
      Шүүлтүүр
      {count > 0 && (
        <b className="toolbar__count">
          {count}
          <span className="vh"> сонгосон</span>
        </b>
      )}
    </>
  );
  if (!hydrated) {
    return (
      <a className={look} href="#filters">
        {inside}
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        className={look}
        aria-haspopup="dialog"
        onClick={() => setOpened('open')}
        onPointerDown={() => void loadSheet()}
      >
        {inside}
      </button>
      {opened !== 'never' && (
        <Suspense>
          <FilterSheet list={list} open={opened === 'open'} onClose={() => setOpened('closed')} />
        </Suspense>
      )}
    </>
  );
}
