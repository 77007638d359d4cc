import '../../parts/table.css';
import './prices.css';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';
import { useRequestKey } from '../../calls/use-request-key.ts';
import { useKeys } from '../../keys/keys.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Panel } from '../../parts/panel.tsx';
import { countsQuery } from '../products/public.ts';
import { ChangeRows } from './change-rows.tsx';
import { FiguresStrip } from './figures-strip.tsx';
import { PastSets } from './past-sets.tsx';
import { previewQuery, setsQuery, type Wanted } from './prices-query.ts';
import { RuleEffects } from './rule-effects.tsx';
import { EMPTY, type RuleForm, wantedOf } from './rule-form.ts';
import { KINDS, RulePanel } from './rule-panel.tsx';

const HINTS = [
  ['1+2+3', 'төрөл'],
  ['Ctrl Enter', 'бэлтгэх'],
] as const;

const LEAST_REASON = 3;

/** Many prices by a rule: the effect before anything is written, and the sets so far. */
export function Component() {
  const navigate = useNavigate();
  const [form, setForm] = useState<RuleForm>(EMPTY);
  const [isSent, setSent] = useState(false);
  const { keyOf, renew } = useRequestKey();
  const counts = useQuery(countsQuery).data;
  const sets = useQuery(setsQuery);
  const wanted = wantedOf(form);
  const asked = useQuery(previewQuery(wanted));
  const preview = wanted === null ? undefined : asked.data;
  const missing = [
    ...(form.name.trim() === '' ? ['name' as const] : []),
    ...(form.reason.trim().length < LEAST_REASON ? ['reason' as const] : []),
  ];
  const prepare = useMutation({
    mutationFn: (rule: Wanted) => {
      const body = { wanted: rule, name: form.name.trim(), reason: form.reason.trim() };
      return ask('prepareChangeSet', body, keyOf(body));
    },
    onSettled: renew,
    onSuccess: ({ set }) => navigate(`/prices/${set.id}`),
  });
  const isReady = wanted !== null && preview !== undefined && preview.figures.rows > 0 && !asked.isPlaceholderData;
  const set = (changes: Partial<RuleForm>) => setForm((before) => ({ ...before, ...changes }));

  function save(): void {
    setSent(true);
    if (isReady && missing.length === 0 && !prepare.isPending) prepare.mutate(wanted);
  }
  useKeys([
    ...KINDS.map(([kind, text], index) => ({ key: String(index + 1), does: text, press: () => set({ kind }) })),
    { key: 'Ctrl Enter', does: 'багц бэлтгэх', press: save },
  ]);
  return (
    <>
      <PageHead title="Үнэ шинэчлэх" end={<KeyHints hints={HINTS} />}>
        <span className="soft">дүрмээр, олон бараа нэг дор</span>
      </PageHead>
      {[asked.error, prepare.error, sets.error].map(
        (error) => error !== null && <Note key={reasonOf(error)} kind="bad" title={reasonOf(error)} />,
      )}
      {preview !== undefined && <FiguresStrip figures={preview.figures} />}
      <div className="sets">
        <div className="sets__column">
          <Panel title="Зөрүү" end="Их зөрүү дээрээ" flush>
            {preview === undefined || preview.rows.length === 0 ? (
              <p className="sets__none">
                {preview === undefined ? 'Дүрмээ бичихэд өөрчлөгдөх бараа энд харагдана.' : 'Өөрчлөгдөх бараа алга.'}
              </p>
            ) : (
              <ChangeRows caption="Хамгийн их өөрчлөгдөх бараа" rows={preview.rows} current={null} />
            )}
          </Panel>
        </div>
        <div className="sets__column">
          <RulePanel
            {...{ form, set, isReady }}
            categories={counts?.categories ?? []}
            brands={counts?.brands ?? []}
            missing={isSent ? missing : []}
            isBusy={prepare.isPending}
            onPrepare={save}
          />
          {preview !== undefined && <RuleEffects effects={preview.effects} />}
          <PastSets sets={sets.data?.sets ?? []} />
        </div>
      </div>
    </>
  );
}
