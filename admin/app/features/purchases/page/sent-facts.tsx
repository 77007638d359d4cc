import { shortReasons } from '@tokhi/contract/admin/purchases/purchase-words';
import { Panel } from '../../../parts/panel.tsx';
import { dayText, momentText } from '../../../show/moment-text.ts';
import type { Purchase } from '../purchases-query.ts';
import { yuanText } from '../yuan-text.ts';
import { PaperLinks } from './paper-links.tsx';
import { PurchaseSum } from './purchase-sum.tsx';

/** When and by whom it was sent, what was agreed, and how it ended. */
export function SentFacts({ purchase }: { purchase: Purchase }) {
  const fen = purchase.total_fen ?? 0;
  return (
    <Panel title="Захиалга" flush>
      <dl className="purchase__facts">
        {factsOf(purchase).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PurchaseSum purchase={purchase} units={purchase.units} fen={fen} />
      <div className="purchases__form">
        <PaperLinks number={purchase.number} />
      </div>
    </Panel>
  );
}

const listed = (...words: (string | null)[]): string => words.filter((word) => word !== null && word !== '').join(', ');

/** The existing facts, in the order in which they happened. */
function factsOf(purchase: Purchase): (readonly [name: string, value: string])[] {
  const { sent_at, sent_by, confirmed_at, expected_on, deposit_fen, deposit_percent, yuan_rate } = purchase;
  const { ended, ended_at, state } = purchase;
  const reason = ended?.short_reason ?? null;
  const facts: (readonly [string, string | null])[] = [
    ['Нийлүүлэгч', purchase.supplier.name],
    ['Илгээсэн', sent_at && listed(momentText(sent_at), sent_by)],
    ['Баталсан', confirmed_at && momentText(confirmed_at)],
    ['Хүлээгдэх', expected_on && dayText(expected_on)],
    ['Урьдчилгаа', deposit_fen === undefined ? null : `${deposit_percent}%, ${yuanText(deposit_fen)}`],
    ['Ханш', yuan_rate === undefined ? null : `1 ¥ = ${yuan_rate}₮`],
    ['Нийлүүлэгчид хэлсэн', purchase.note],
    [state === 'cancelled' ? 'Цуцалсан' : 'Хаасан', ended_at && listed(momentText(ended_at), ended?.by ?? null)],
    ['Шалтгаан', listed(reason && shortReasons[reason], ended?.reason ?? null)],
  ];
  return facts.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value] as const]));
}
