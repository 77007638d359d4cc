import '../../parts/table.css';
import './grid.css';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';
import { useMay } from '../../calls/session.ts';
import { useRequestKey } from '../../calls/use-request-key.ts';
import { useKeys } from '../../keys/keys.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Panel } from '../../parts/panel.tsx';
import { FiguresStrip, previewQuery, type Wanted } from '../prices/public.ts';
import { FieldChoice } from './field-choice.tsx';
import { type Cells, changesIn, pastedInto, typedInto } from './grid-cells.ts';
import { fieldsFor, fieldsIn, withField } from './grid-fields.ts';
import { gridQuery } from './grid-query.ts';
import { GridSide } from './grid-side.tsx';
import { GridTable } from './grid-table.tsx';

const HINTS = [
  ['Ctrl V', 'буулгах'],
  ['Tab', 'дараагийн нүд'],
  ['Ctrl Enter', 'бэлтгэх'],
] as const;

const LEAST_REASON = 3;

/** Chosen products as a spreadsheet: typed or pasted, checked, and prepared as a set. */
export function Component() {
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const { keyOf, renew } = useRequestKey();
  const [cells, setCells] = useState<Cells>({});
  const [terms, setTerms] = useState({ name: '', reason: '' });
  const [isSent, setSent] = useState(false);
  const codes = (address.get('codes') ?? '').split(',').filter(Boolean);
  const { data: grid, error } = useQuery(gridQuery(codes));
  const products = grid?.products ?? [];
  const open = fieldsFor(useMay()('edit-products'));
  const fields = fieldsIn(address, open);
  const { rows, stopped } = changesIn(products, cells, fields);
  const wanted: Wanted | null = rows.length === 0 ? null : { kind: 'grid', rows };
  const asked = useQuery(previewQuery(wanted));
  const isNamed = terms.name.trim() !== '' && terms.reason.trim().length >= LEAST_REASON;
  const prepare = useMutation({
    mutationFn: (change: Wanted) => {
      const body = { wanted: change, name: terms.name.trim(), reason: terms.reason.trim() };
      return ask('prepareChangeSet', body, keyOf(body));
    },
    onSettled: renew,
    onSuccess: ({ set }) => navigate(`/prices/${set.id}`),
  });

  function save(): void {
    setSent(true);
    if (wanted !== null && isNamed && !prepare.isPending) prepare.mutate(wanted);
  }
  useKeys([{ key: 'Ctrl Enter', does: 'багц бэлтгэх', press: save }]);
  const crumbs = (
    <>
      <Link to="/products">Бараа</Link> › Хүснэгт
    </>
  );
  return (
    <>
      <PageHead title="Хүснэгтээр засах" crumbs={crumbs} end={<KeyHints hints={HINTS} />}>
        <span className="soft">
          {products.length} бараа × {fields.length} талбар
        </span>
      </PageHead>
      {[error, asked.error, prepare.error].map(
        (one) => one !== null && <Note key={reasonOf(one)} kind="bad" title={reasonOf(one)} />,
      )}
      {wanted !== null && asked.data !== undefined && <FiguresStrip figures={asked.data.figures} />}
      <div className="grid">
        <Panel
          title="Талбар"
          note="хуучин утга нь дээр"
          end={
            <FieldChoice
              {...{ open, shown: fields }}
              onToggle={(field) => setAddress(withField(address, fields, field), { replace: true })}
            />
          }
          foot="Код баганатай буулгахад барааг кодоор нь олно, мөрийн дараалал хамаагүй."
          flush
        >
          {grid !== undefined && (
            <GridTable
              {...{ products, fields, cells }}
              settings={grid.settings}
              onType={(product, field, typed) => setCells((before) => typedInto(before, product, field, typed))}
              onPaste={(text, from) => setCells((before) => pastedInto(before, products, text, from, fields))}
            />
          )}
        </Panel>
        <GridSide
          {...{ ...terms, stopped }}
          products={rows.length}
          isMissing={isSent && !isNamed}
          isBusy={prepare.isPending}
          isReady={wanted !== null}
          onType={(changes) => setTerms((before) => ({ ...before, ...changes }))}
          onSave={save}
        />
      </div>
    </>
  );
}
