import { useInfiniteQuery } from '@tanstack/react-query';
import { Note } from '@tokhi/ui/show/note.tsx';
import type { RefObject } from 'react';
import { reasonOf } from '../../calls/refused.ts';
import { useMay } from '../../calls/session.ts';
import { LedgerPanel } from './ledger-panel.tsx';
import { MovePanel } from './move-panel.tsx';
import { ReservedPanel } from './reserved-panel.tsx';
import type { MoveKind } from './stock-form.ts';
import { ledgerQuery, type Stocked } from './stock-query.ts';

interface ChosenProductProps {
  code: string;
  kind: MoveKind;
  onKind: (kind: MoveKind) => void;
  onMoved: (product: Stocked) => void;
  panel: RefObject<HTMLDivElement | null>;
}

/** The marked product: the actions on it, who reserved some of it, and its movements. */
export function ChosenProduct({ code, kind, onKind, onMoved, panel }: ChosenProductProps) {
  const mayMove = useMay()('count-stock');
  const ledger = useInfiniteQuery(ledgerQuery(code));
  const first = ledger.data?.pages[0];
  if (ledger.isError) return <Note kind="bad" title={reasonOf(ledger.error)} />;
  if (ledger.data === undefined || first === undefined) return null;
  return (
    <>
      <aside className="stock__side" aria-label="Үйлдэл">
        {mayMove && <MovePanel product={first.product} version={first.version} {...{ kind, onKind, onMoved, panel }} />}
        {first.reservedBy.length > 0 && <ReservedPanel reservedBy={first.reservedBy} />}
      </aside>
      <LedgerPanel
        product={first.product}
        movements={ledger.data.pages.flatMap((page) => page.movements)}
        hasMore={ledger.hasNextPage}
        busy={ledger.isFetchingNextPage}
        onMore={() => void ledger.fetchNextPage()}
      />
    </>
  );
}
