import '../../parts/table.css';
import './transfers.css';
import { useQuery } from '@tanstack/react-query';
import { formatTug } from '@tokhi/rules/money/money';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { reasonOf } from '../../calls/refused.ts';
import { Icon } from '../../icons/icon.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { UndoBar } from '../../parts/undo-bar.tsx';
import type { ScreenHandle } from '../../shell/shell.tsx';
import { momentText } from '../../show/moment-text.ts';
import { LoanList } from '../loans/public.ts';
import { Overview } from './overview.tsx';
import { StatementDialog } from './statement-dialog.tsx';
import { TransferList } from './transfer-list.tsx';
import { TransferTabs, transferViews } from './transfer-tabs.tsx';
import { bankName } from './transfer-texts.ts';
import { transfersQuery } from './transfers-query.ts';
import { UnknownList } from './unknown-list.tsx';
import { useDecisions } from './use-decisions.ts';

/** The list and its panel need the width. */
export const handle: ScreenHandle = { isWorkbench: true };

const LINES = [
  ['J+K', 'мөр'],
  ['1+3', 'санал'],
  ['Space', 'сонгох'],
  ['Enter', 'батлах'],
  ['/', 'захиалга хайх'],
  ['S', 'алгасах'],
] as const;

const HINTS = {
  lines: LINES,
  unknown: LINES.filter(([key]) => key !== 'Space' && key !== 'S'),
  loans: LINES.slice(0, 1),
} as const;

/** Bank statements, line by line: matched with orders by keyboard, written ten seconds later. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const [isImporting, setImporting] = useState(false);
  const view = transferViews.find((one) => one === params.get('state')) ?? 'open';
  const state = view === 'unknown' || view === 'loans' ? 'open' : view;
  const open = useQuery(transfersQuery('open'));
  const listed = useQuery(transfersQuery(state));
  const decisions = useDecisions();
  const [latest] = decisions.pending;
  /** The focus goes to the list, not back to the button: the next Enter is for a line. */
  const closeImport = () => {
    setImporting(false);
    requestAnimationFrame(() => document.getElementById('main')?.focus({ preventScroll: true }));
  };
  const statement = open.data?.statement ?? null;
  const tabs = listed.data !== undefined && (
    <TransferTabs
      {...{ view, counts: listed.data.counts }}
      onView={(to) => setParams(to === 'open' ? {} : { state: to }, { replace: true })}
    />
  );
  const sure = open.data?.transfers.filter(({ isTicked }) => isTicked).length ?? 0;
  return (
    <>
      <PageHead
        title="Шилжүүлэг тулгах"
        end={
          <>
            <KeyHints hints={HINTS[view === 'unknown' || view === 'loans' ? view : 'lines']} />
            <Button kind="outline" icon={<Icon name="upload" />} onClick={() => setImporting(true)}>
              Хуулга оруулах
            </Button>
          </>
        }
      >
        {statement !== null && (
          <span className="soft">
            {bankName(statement.bank)}, хуулга {momentText(statement.from)} – {momentText(statement.to)}
          </span>
        )}
      </PageHead>
      {open.isError && <Note kind="bad" title={reasonOf(open.error)} />}
      {decisions.error !== null && <Note kind="bad" title={reasonOf(decisions.error)} />}
      {open.data !== undefined && <Overview counts={open.data.counts} sure={sure} oldest={open.data.oldest} />}
      {listed.data !== undefined && view === state && (
        <TransferList
          key={state}
          {...{ state, decisions, head: tabs }}
          transfers={listed.data.transfers.filter(({ id }) => !decisions.hidden.has(id))}
          file={statement?.name ?? null}
        />
      )}
      {view === 'unknown' && <UnknownList head={tabs} />}
      {view === 'loans' && <LoanList head={tabs} />}
      {latest !== undefined && (
        <UndoBar
          key={latest.rows[0]?.id}
          title={`${latest.transfers.length} шилжүүлэг, ${formatTug(latest.transfers.reduce((sum, { amount }) => sum + amount, 0))}`}
          until={latest.until}
          busy={decisions.withdraw.isPending}
          onUndo={() => decisions.withdraw.mutate(latest)}
          onOver={decisions.onOver}
        >
          Хугацаа дуусахад бичигдэж, хэрэглэгчид мэдэгдэнэ
        </UndoBar>
      )}
      <StatementDialog open={isImporting} onClose={closeImport} />
    </>
  );
}
