import { differenceNames } from '@tokhi/contract/admin/difference-names';
import { nameOfDifference } from '@tokhi/rules/money/day-differences';
import { formatTug } from '@tokhi/rules/money/money';
import { Note } from '@tokhi/ui/show/note.tsx';
import { Panel } from '../../parts/panel.tsx';
import { momentText } from '../../show/moment-text.ts';
import type { Closing } from './closing-query.ts';

const COLUMNS: Record<Closing['changes'][number]['column'], string> = {
  list: 'үйлчилгээний жагсаалт',
  bank: 'банкны хуулга',
  recorded: 'бүртгэсэн төлбөр',
  fees: 'шимтгэл',
  refunds: 'буцаалт',
  receipts: 'и-баримт',
  voided: 'хүчингүй баримт',
};

/** Who closed the day, and what has changed since. */
export function ClosingPanel({ closing }: { closing: Closing }) {
  const { closed_by, closed_at, changes, resolved } = closing;
  return (
    <>
      {changes.length > 0 && (
        <Note kind="wait" title="Хаасны дараа өөрчлөгдсөн">
          <ul className="closing__changes">
            {changes.map(({ name, column, before, now }) => (
              <li key={`${name} ${column}`}>
                {name}, {COLUMNS[column]}: {formatTug(before)} → <b>{formatTug(now)}</b>
              </li>
            ))}
          </ul>
        </Note>
      )}
      <Panel title="Хаасан" note={`${closed_by}, ${momentText(closed_at)}`} flush>
        {resolved.length === 0 ? (
          <p className="closing__none">Хаах үеийн дүн хадгалагдсан.</p>
        ) : (
          <ul>
            {resolved.map((one) => (
              <li key={nameOfDifference(one)} className="difference">
                <p className="difference__text">
                  <b>{differenceNames[one.kind]}</b>
                  <span className="soft">
                    {one.name}, хаах үед зөрсөн, одоо тэнцсэн {one.ordernumber}
                  </span>
                </p>
                <b className="difference__amount">{formatTug(one.amount).replace('-', '−')}</b>
                <span className="difference__reason">{one.reason}</span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}
