import { useEffect, useRef } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { OrderNumber } from '../../parts/order-number.tsx';
import { Tag } from '../../parts/tag.tsx';
import { momentText } from '../../show/moment-text.ts';
import { formatAmount } from './format-amount.ts';
import { Memo } from './memo.tsx';
import { Strength } from './strength.tsx';
import { problemWords, verdictOf } from './transfer-texts.ts';
import type { Transfer } from './transfers-query.ts';

interface TransferRowProps {
  transfer: Transfer;
  isCurrent: boolean;
  isTicked: boolean;
  onChoose: () => void;
  onTick: () => void;
}

/** A line of the statement. Undecided lines have a tick, a verdict and the order that they may pay. */
export function TransferRow({ transfer, isCurrent, isTicked, onChoose, onTick }: TransferRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const { memo, payer, amount, received_at, suggestions, state, ordernumber, problem } = transfer;
  const first = suggestions[0]?.ordernumber;
  const isOpen = state === 'open' || state === 'skipped';
  const classes = [
    isCurrent && 'table__row--current',
    isCurrent && 'table__row--selected',
    !isOpen && 'transfers__done',
  ];
  return (
    <tr
      ref={row}
      className={classes.filter(Boolean).join(' ')}
      aria-current={isCurrent || undefined}
      onClick={onChoose}
    >
      <td className="transfers__tick">
        {isOpen && (
          <input
            type="checkbox"
            className="transfers__box"
            aria-label={`${payer} ${formatAmount(amount)}`}
            checked={isTicked}
            disabled={first === undefined}
            onChange={onTick}
            // After a click the keys stay with the list.
            onClick={({ detail, currentTarget }) => detail > 0 && currentTarget.blur()}
          />
        )}
      </td>
      <td className="transfers__at">{momentText(received_at)}</td>
      <td className="table__num">
        <b>{formatAmount(amount)}</b>
      </td>
      <td>
        {payer}
        <small>
          <Memo memo={memo} ordernumber={ordernumber ?? first} />
        </small>
        {problem !== null && <small className="transfers__problem">{problemWords(problem)}</small>}
      </td>
      <td>{isOpen ? <Verdict transfer={transfer} /> : <Decided transfer={transfer} />}</td>
      <td>
        <Order transfer={transfer} />
      </td>
    </tr>
  );
}

function Verdict({ transfer }: { transfer: Transfer }) {
  const { strength, words } = verdictOf(transfer);
  return <Strength of={strength}>{words}</Strength>;
}

const DECIDED = { pending: 'Бичигдэнэ', not_income: 'Орлого биш' } as const;

function Decided({ transfer: { state, outcome } }: { transfer: Transfer }) {
  if (state === 'pending' || state === 'not_income') return <Tag>{DECIDED[state]}</Tag>;
  const isKept = outcome === 'matched' || outcome === 'part';
  return (
    <Tag kind={isKept ? 'ok' : 'warn'}>
      <Icon name="check" /> {isKept ? 'Баталсан' : 'Буцаалт'}
    </Tag>
  );
}

function Order({ transfer: { ordernumber, suggestions, verdict } }: { transfer: Transfer }) {
  if (ordernumber !== null) return <OrderNumber number={ordernumber} />;
  if (verdict === 'several') return `${suggestions.length} санал`;
  const [first] = suggestions;
  return first === undefined ? <span className="soft">—</span> : <OrderNumber number={first.ordernumber} />;
}
