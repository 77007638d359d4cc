import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody } from '@tokhi/contract/call';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { useState } from 'react';
import { Panel } from '../../parts/panel.tsx';
import { Tag } from '../../parts/tag.tsx';
import { momentText } from '../../show/moment-text.ts';
import { momentOf } from '../../show/wall-time.ts';
import { GAPS } from '../products/public.ts';
import type { Product } from './product-query.ts';

type To = CallBody<AdminCalls['changeListing']>['to'];

interface ShopProps {
  saved: Product;
  busy: boolean;
  mayEdit: boolean;
  onList: (to: To) => void;
}

/** The colour's state in the shop, with the buttons that list or withdraw it. */
export function ShopPanel({ saved, busy, mayEdit, onList }: ShopProps) {
  const { state, gaps, publish_at, published_at, rating } = saved;
  const facts = [
    ...(publish_at === null ? [] : [['Товлосон', momentText(publish_at)]]),
    ...(published_at === null ? [] : [['Нийтэлсэн', momentText(published_at)]]),
    ...(rating.count === 0
      ? []
      : [['Үнэлгээ', `${(rating.sum / rating.count).toFixed(1)}, ${rating.count} сэтгэгдэл`]]),
  ];
  return (
    <Panel title="Дэлгүүрт" className="shop-panel">
      {facts.length > 0 && (
        <dl className="shop-panel__facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {gaps.length > 0 && (
        <p className="shop-panel__gaps">
          Дутуу:{' '}
          {gaps.map((gap) => (
            <Tag key={gap} kind={gap === 'picture' ? 'bad' : 'warn'}>
              {GAPS[gap].short}
            </Tag>
          ))}
        </p>
      )}
      {mayEdit && (
        <div className="shop-panel__acts">
          {state === 'listed' ? (
            <Button kind="outline" wide busy={busy} onClick={() => onList({ state: 'withdrawn' })}>
              Дэлгүүрээс хасах
            </Button>
          ) : (
            <>
              <Button kind="tint" wide busy={busy} onClick={() => onList({ state: 'listed' })}>
                Одоо нийтлэх
              </Button>
              {state === 'planned' && published_at === null ? (
                <Button kind="outline" wide busy={busy} onClick={() => onList({ state: 'draft' })}>
                  Товыг цуцлах
                </Button>
              ) : (
                <PlanForm busy={busy} onPlan={(at) => onList({ state: 'planned', at })} />
              )}
            </>
          )}
        </div>
      )}
    </Panel>
  );
}

function PlanForm({ busy, onPlan }: { busy: boolean; onPlan: (at: string) => void }) {
  const [typed, setTyped] = useState('');
  const at = momentOf(typed);
  return (
    <div className="shop-panel__plan">
      <Field label="Нийтлэх цаг">
        {(ties) => (
          <TextInput {...ties} type="datetime-local" value={typed} onChange={({ target }) => setTyped(target.value)} />
        )}
      </Field>
      <Button kind="outline" busy={busy} disabled={at === null} onClick={() => at !== null && onPlan(at)}>
        Цаг товлох
      </Button>
    </div>
  );
}
