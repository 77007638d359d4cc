import '../../parts/table.css';
import './price.css';
import { useQuery } from '@tanstack/react-query';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { reasonOf } from '../../calls/refused.ts';
import { useMay } from '../../calls/session.ts';
import { useKeys } from '../../keys/keys.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Tag } from '../../parts/tag.tsx';
import { useNow } from '../../show/use-now.ts';
import { MODES, NewPrice } from './new-price.tsx';
import { PlannedPrices } from './planned-prices.tsx';
import { PriceApproval } from './price-approval.tsx';
import { PriceEffects } from './price-effects.tsx';
import { EMPTY, type PriceForm, wantedOf } from './price-form.ts';
import { PriceHistory } from './price-history.tsx';
import { previewQuery, pricesQuery } from './price-query.ts';
import { PriceSave } from './price-save.tsx';
import { usePriceChange } from './use-price-change.ts';

const HINTS = [
  ['1+2+3', 'төрөл'],
  ['[+]', 'өнгө'],
  ['Ctrl Enter', 'хадгалах'],
] as const;

/** Prices of a model: the change, its effects, the history and the plans. */
export function Component() {
  const { code = '' } = useParams();
  const navigate = useNavigate();
  const now = useNow();
  const maySlightly = useMay()('change-prices-slightly');
  const [form, setForm] = useState<PriceForm>(EMPTY);
  const [isSent, setSent] = useState(false);
  const { data: prices, error } = useQuery(pricesQuery(code));
  const wanted = prices === undefined ? null : wantedOf(form, prices.colours);
  const asked = useQuery(previewQuery(wanted));
  const preview = wanted === null ? undefined : asked.data;
  const change = usePriceChange();
  const set = (changes: Partial<PriceForm>) => setForm((before) => ({ ...before, ...changes }));
  const isBeyond = preview?.needs_approval ?? false;
  const needsApproval = isBeyond || !maySlightly;
  const reason = form.reason.trim();
  /** Nothing is saved before its effects are shown, even after retyping. */
  const isShown = wanted !== null && preview !== undefined && !asked.isPlaceholderData;

  function save(): void {
    setSent(true);
    if (!isShown || reason === '' || change.isPending) return;
    change.mutate(
      { does: 'save', wanted, reason, needsApproval },
      {
        onSuccess: () => {
          setForm((before) => ({ ...EMPTY, mode: before.mode }));
          setSent(false);
        },
      },
    );
  }
  function step(by: number): void {
    const colours = prices?.colours ?? [];
    const at = colours.findIndex((colour) => colour.code === code);
    const next = colours[at + by];
    if (next !== undefined) void navigate(`/products/${next.code}/price`);
  }
  useKeys([
    ...MODES.map(([mode, text], index) => ({ key: String(index + 1), does: text, press: () => set({ mode }) })),
    { key: '[', does: 'өмнөх өнгө', press: () => step(-1) },
    { key: ']', does: 'дараагийн өнгө', press: () => step(1) },
    { key: 'Ctrl Enter', does: 'хадгалах', press: save },
  ]);
  if (prices === undefined)
    return (
      <>
        <PageHead title="Үнэ өөрчлөх" />
        {error !== null && <Note kind="bad" title={reasonOf(error)} />}
      </>
    );
  const { model, colours, approval, settings } = prices;
  const colour = colours.find((one) => one.code === code);
  const crumbs = (
    <>
      <Link to="/products">Бараа</Link> ›{' '}
      <Link to={`/products/${code}`}>
        {model.name}, {model.type}
      </Link>{' '}
      › Үнэ
    </>
  );
  return (
    <>
      <PageHead title="Үнэ өөрчлөх" crumbs={crumbs} end={<KeyHints hints={HINTS} />}>
        <span className="soft">
          {model.name}, {model.type}, {colours.length} өнгө
        </span>
        {isBeyond && <Tag kind="warn">±{settings.limit}%-иас их: хоёр дахь хүн батална</Tag>}
      </PageHead>
      {[error, change.error, asked.error].map(
        (one) => one !== null && <Note key={reasonOf(one)} kind="bad" title={reasonOf(one)} />,
      )}
      <output className="price-said">{change.data}</output>
      <div className="price">
        <div className="price__column">
          <NewPrice prices={prices} form={form} preview={preview} set={set} />
          {colour !== undefined && <PriceHistory colour={colour} prices={prices} now={now} />}
          <PlannedPrices prices={prices} onCancel={(id) => change.mutate({ does: 'cancel', id })} />
        </div>
        <div className="price__column">
          {approval !== null && (
            <PriceApproval
              approval={approval}
              onDecide={(state) => change.mutate({ does: 'decide', approval, state })}
            />
          )}
          <PriceEffects preview={preview} />
          <PriceSave
            reason={form.reason}
            isMissing={isSent && reason === ''}
            needsApproval={needsApproval}
            isBusy={change.isPending}
            isReady={isShown}
            onType={(typed) => set({ reason: typed })}
            onSave={save}
          />
        </div>
      </div>
    </>
  );
}
