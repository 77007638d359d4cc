import { Button } from '@tokhi/ui/form/button.tsx';
import { type ReactNode, useState } from 'react';
import { ask } from '../../calls/ask.ts';
import { useKeys } from '../../keys/keys.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { FindOrder } from './find-order.tsx';
import { Mismatches } from './mismatches.tsx';
import { TransferPanel } from './transfer-panel.tsx';
import { TransferRow } from './transfer-row.tsx';
import type { Suggestion, Transfer, TransferState } from './transfers-query.ts';
import type { useDecisions } from './use-decisions.ts';
import { useTicks } from './use-ticks.ts';

interface TransferListProps {
  state: TransferState;
  transfers: readonly Transfer[];
  /** The tabs. */
  head: ReactNode;
  file: string | null;
  decisions: ReturnType<typeof useDecisions>;
}

/** The lines at the left, and the current one at the right. */
export function TransferList({ state, transfers, head, file, decisions }: TransferListProps) {
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState(0);
  /** An order found by staff, with the line that it was found for. */
  const [found, setFound] = useState<{ id: number; suggestion: Suggestion } | null>(null);
  const [isSearching, setSearching] = useState(false);
  const ticks = useTicks(transfers);
  const place = Math.min(at, transfers.length - 1);
  const current = transfers[place];
  const isOpen = state === 'open' || state === 'skipped';
  const suggestions = withFound(current, found);
  const ticked = transfers.filter(({ id, suggestions: some }) => ticks.has(id) && some.length > 0);

  function go(to: number) {
    setAt(Math.max(0, Math.min(to, transfers.length - 1)));
    setChosen(0);
    setSearching(false);
  }
  function confirm() {
    const suggestion = suggestions[chosen];
    if (!isOpen || current === undefined || suggestion === undefined) return;
    decisions.confirm.mutate([{ transfer: current, suggestion }]);
    go(place);
  }
  function confirmTicked() {
    if (!isOpen || ticked.length === 0) return;
    decisions.confirm.mutate(ticked.flatMap((transfer) => ({ transfer, suggestion: transfer.suggestions[0] ?? null })));
    go(0);
  }
  function leaveUnknown() {
    if (current !== undefined && isOpen) decisions.confirm.mutate([{ transfer: current, suggestion: null }]);
  }
  function skip() {
    if (current === undefined) return;
    decisions.setAside.mutate({ transfer: current, to: state === 'open' ? 'skipped' : 'open' });
  }
  useKeys([
    { key: 'J', does: 'дараагийн мөр', press: () => go(place + 1) },
    { key: 'K', does: 'өмнөх мөр', press: () => go(place - 1) },
    { key: 'Space', does: 'мөр сонгох', press: () => current && ticks.toggle(current.id) },
    { key: 'Enter', does: 'батлаад дараагийнх', press: confirm },
    { key: 'Shift Enter', does: 'сонгосныг зэрэг батлах', press: confirmTicked },
    { key: '/', does: 'захиалга хайх', press: () => isOpen && setSearching(true) },
    { key: 'U', does: 'эзэнгүй', press: leaveUnknown },
    { key: 'S', does: 'алгасах', press: skip },
    ...suggestions.map((_, index) => ({
      ...{ key: String(index + 1), does: `${index + 1}-р санал`, press: () => setChosen(index) },
    })),
  ]);
  return (
    <div className="transfers__columns">
      <section className="panel" aria-label="Мөрүүд">
        <div className="panel__head">
          {head}
          {isOpen && ticked.length > 0 && (
            <div className="panel__end">
              Сонгосон {ticked.length}-ыг зэрэг
              <Button kind="tint" size="s" onClick={confirmTicked}>
                Батлах <Kbd inButton>Shift Enter</Kbd>
              </Button>
            </div>
          )}
        </div>
        <div className="table__wrap">
          <table className="table">
            <thead>
              <tr>
                <th>
                  <span className="vh">Сонгох</span>
                </th>
                <th>Цаг</th>
                <th className="table__num">Дүн</th>
                <th>Илгээгч, гүйлгээний утга</th>
                <th>Таарц</th>
                <th>Захиалга</th>
              </tr>
            </thead>
            <tbody>
              {transfers.map((transfer, index) => (
                <TransferRow
                  key={transfer.id}
                  {...{ transfer, isCurrent: index === place, isTicked: ticks.has(transfer.id) }}
                  onChoose={() => go(index)}
                  onTick={() => ticks.toggle(transfer.id)}
                />
              ))}
            </tbody>
          </table>
        </div>
        {transfers.length === 0 && <p className="transfers__empty">{isOpen ? 'Шийдэх мөр алга.' : 'Мөр алга.'}</p>}
        {file !== null && <div className="panel__foot">Файл: {file}, өмнө орсон мөрийг давхардуулаагүй</div>}
      </section>
      <div className="transfers__side">
        {isOpen && current !== undefined && (
          <TransferPanel
            {...{ transfer: current, suggestions, chosen, busy: decisions.confirm.isPending }}
            onChoose={setChosen}
            search={
              isSearching && (
                <FindOrder
                  suggest={async (ordernumber) =>
                    (await ask('suggestOrder', { id: current.id, ordernumber })).suggestion
                  }
                  onClose={() => setSearching(false)}
                  onFound={(suggestion) => {
                    setFound({ id: current.id, suggestion });
                    setChosen(0);
                    setSearching(false);
                  }}
                />
              )
            }
            onConfirm={confirm}
            onSearch={() => setSearching(true)}
            onUnknown={leaveUnknown}
            onSkip={skip}
          />
        )}
        <Mismatches />
      </div>
    </div>
  );
}

/** The order found by staff comes first. */
function withFound(current: Transfer | undefined, found: { id: number; suggestion: Suggestion } | null) {
  const own = current?.suggestions ?? [];
  if (found === null || found.id !== current?.id) return own;
  return [found.suggestion, ...own.filter(({ ordernumber }) => ordernumber !== found.suggestion.ordernumber)];
}
