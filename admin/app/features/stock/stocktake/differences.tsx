import './differences.css';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { reasonOf } from '../../../calls/refused.ts';
import { useKeys } from '../../../keys/keys.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { CountByHand } from './count-by-hand.tsx';
import { DifferenceRow } from './difference-row.tsx';
import { comparedLines, differs, isResolved, type Stocktake } from './stocktake-query.ts';
import { useStocktake } from './use-stocktake.ts';

/** The differences; each is recounted or explained before they are written. */
export function Differences({ stocktake }: { stocktake: Stocktake }) {
  const { id, version, lines } = stocktake;
  const step = useStocktake(id);
  const [chosen, setChosen] = useState(0);
  const [recounted, setRecounted] = useState<string | null>(null);
  const [isCancelling, setCancelling] = useState(false);
  const compared = comparedLines(stocktake);
  const found = compared.filter(differs);
  const open = found.filter((line) => !isResolved(line)).length;
  const left = lines.filter(({ units }) => units === null).length;
  const at = Math.min(chosen, found.length - 1);
  const apply = () => open === 0 && !step.isPending && step.mutate({ does: 'apply', version });
  useKeys([
    { key: 'J', does: 'дараагийн зөрүү', press: () => setChosen(Math.min(at + 1, found.length - 1)) },
    { key: 'K', does: 'өмнөх зөрүү', press: () => setChosen(Math.max(at - 1, 0)) },
    { key: 'R', does: 'дахин тоолох', press: () => setRecounted(found[at]?.code ?? null) },
    { key: 'Ctrl Enter', does: 'зөрүүг бичих', press: apply },
  ]);
  return (
    <>
      <dl className="count-sums">
        <div>
          <dd>{compared.length}</dd>
          <dt>бараа</dt>
        </div>
        <div>
          <dd className="count-difference__more">{compared.length - found.length}</dd>
          <dt>таарсан</dt>
        </div>
        <div>
          <dd className={found.length > 0 ? 'count-difference__less' : undefined}>{found.length}</dd>
          <dt>зөрсөн</dt>
        </div>
      </dl>
      {found.length > 0 && (
        <ul className="panel differences" aria-label="Зөрүү">
          {found.map((line, index) => (
            <DifferenceRow
              key={line.code}
              line={line}
              isCurrent={index === at}
              onRecount={() => setRecounted(line.code)}
              onReason={(reason) => step.mutate({ does: 'explain', code: line.code, reason })}
            />
          ))}
        </ul>
      )}
      {found.length === 0 && <Note kind="good" title="Тоолсон бүхэн системтэй таарлаа" />}
      {left > 0 && (
        <p className="stocktake__sum soft">{left} барааг тоолоогүй: хэвээр үлдэж, тоолсон өдөр нь шинэчлэгдэхгүй.</p>
      )}
      {step.isError && <Note kind="bad" title={reasonOf(step.error)} />}
      <footer className="stocktake__foot">
        <Button size="l" busy={step.isPending} disabled={open > 0} onClick={apply}>
          {found.length === 0 ? 'Тооллогыг дуусгах' : 'Зөрүүг бичих'} <Kbd inButton>Ctrl Enter</Kbd>
        </Button>
        <Button kind="outline" onClick={() => setCancelling(true)}>
          Цуцлах
        </Button>
        <p className="stocktake__hint">
          {open > 0
            ? `${open} зөрүүг дахин тоолох эсвэл шалтгаан өгөх дутуу.`
            : `${found.length} мөр бичигдэнэ. Барьсан захиалга хөндөгдөхгүй, дараа нь буцааж болно.`}
        </p>
      </footer>
      {recounted !== null && (
        <CountByHand
          code={recounted}
          title={found.find(({ code }) => code === recounted)?.name ?? 'Дахин тоолох'}
          onCount={(code, units) => step.mutate({ does: 'count', how: 'set', key: crypto.randomUUID(), code, units })}
          onClose={() => setRecounted(null)}
        />
      )}
      {isCancelling && <CancelDialog stocktake={stocktake} onClose={() => setCancelling(false)} />}
    </>
  );
}
