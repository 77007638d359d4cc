import { formatTug } from '@tokhi/rules/money/money';
import { Icon } from '../../icons/icon.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { OrderNumber } from '../../parts/order-number.tsx';
import { OrderStatusTag } from '../../parts/order-status-tag.tsx';
import { momentText } from '../../show/moment-text.ts';
import { Strength } from './strength.tsx';
import { strengthOf } from './transfer-texts.ts';
import type { Suggestion } from './transfers-query.ts';

interface CandidateProps {
  suggestion: Suggestion;
  amount: number;
  /** The key that chooses it. */
  at: number;
  isChosen: boolean;
  onChoose: () => void;
}

/** An order that the line may pay, with the points of each reason. */
export function Candidate({ suggestion, amount, at, isChosen, onChoose }: CandidateProps) {
  const { ordernumber, status, sum, name, pieces, created_at, pay_by, due } = suggestion;
  const difference = amount - due;
  return (
    <article className={isChosen ? 'candidate candidate--chosen' : 'candidate'}>
      <header className="candidate__head">
        <button type="button" className="candidate__choose" aria-pressed={isChosen} onClick={onChoose}>
          <Kbd>{String(at)}</Kbd>
          <span className="vh">{ordernumber} сонгох</span>
        </button>
        <OrderNumber number={ordernumber} />
        <OrderStatusTag status={status} />
        <span className="candidate__sum">
          <Strength of={strengthOf(sum)}>{sum} / 100</Strength>
        </span>
      </header>
      <div className="candidate__facts">
        <p>
          {name}
          <small>
            {pieces} ширхэг, {momentText(created_at)}, дуусах {momentText(pay_by)}
          </small>
        </p>
        <p className="candidate__due">
          <b>{formatTug(due)}</b>
          <small className={difference === 0 ? 'candidate__equal' : 'candidate__unequal'}>
            {difference === 0 ? 'тэнцсэн' : `${difference > 0 ? 'илүү' : 'дутуу'} ${formatTug(Math.abs(difference))}`}
          </small>
        </p>
      </div>
      <ul className="candidate__reasons">
        {reasonsOf(suggestion).map(({ words, points }) => (
          <li key={words} className={points === 0 ? 'candidate__against' : undefined}>
            <Icon name={points === 0 ? 'x' : 'check'} />
            {words}
            <span>{points === 0 ? 0 : `+${points}`}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}

function reasonsOf({ points, due, ordernumber, name }: Suggestion): { words: string; points: number }[] {
  const { reference = 0, amount = 0, parts = 0, name: named = 0, time = 0 } = points;
  return [
    { words: reference === 0 ? 'Лавлагаа өөр' : `Лавлагаа IK${ordernumber.slice(-4)}`, points: reference },
    parts > 0
      ? { words: 'Хэсгүүд нийлээд тэнцүү', points: parts }
      : { words: amount === 0 ? `Дүн ${formatTug(due)}` : 'Дүн яг тэнцүү', points: amount },
    { words: named === 0 ? 'Нэр өөр' : `Нэр: ${name}`, points: named },
    { words: time === 0 ? 'Хугацаанаас гадуур' : 'Хугацаанд нь', points: time },
  ];
}
