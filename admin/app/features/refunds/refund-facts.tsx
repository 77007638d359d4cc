import { formatTug, groupThousands } from '@tokhi/rules/money/money';
import type { ReactNode } from 'react';
import { OrderNumber } from '../../parts/order-number.tsx';
import { momentText } from '../../show/moment-text.ts';
import { RefundAccount } from './refund-account.tsx';
import type { WholeRefund } from './refunds-query.ts';

/** The subject, who did what, and the sums in the words for the customer. */
export function RefundFacts({ refund }: { refund: WholeRefund }) {
  const { id, account, provider, payer, approval, proof, answer, finished_by, finished_at, prepared_by } = refund;
  const facts: [string, ReactNode][] = [
    ['Захиалга', refund.ordernumber && <OrderNumber key={id} number={refund.ordernumber} />],
    ['Бараа', refund.lines.map(({ name, quantity }) => `${name}, ${quantity} ш`).join('; ')],
    ['Төлсөн', [provider, payer].filter(Boolean).join(', ')],
    ['Хаашаа', account === null ? 'Ирсэн замаараа' : <RefundAccount key={id} id={id} account={account} />],
    ['Тайлбар', refund.note],
    ['Бэлтгэсэн', approval?.prepared_by ?? prepared_by],
    ['Баталсан', approval?.approved_by],
    ['Баримт', proof],
    ['Хариу', answer],
    ['Дууссан', finished_at && [momentText(finished_at), finished_by].filter(Boolean).join(', ')],
  ];
  return (
    <>
      <dl className="refund__facts">
        {facts
          .filter(([, fact]) => fact !== null && fact !== undefined && fact !== '')
          .map(([label, fact]) => (
            <div key={label} className="refund__fact">
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
      </dl>
      <Sums sums={refund.sums} />
    </>
  );
}

function Sums({ sums }: { sums: WholeRefund['sums'] }) {
  return (
    <dl className="refund__sums">
      <div className="refund__sum">
        <dt>Төлсөн дүн</dt>
        <dd>{groupThousands(sums.gross)}</dd>
      </div>
      {sums.deductions.map(({ name, title, why, amount }) => (
        <div key={name} className="refund__sum">
          <dt>
            {title}
            <small>{why}</small>
          </dt>
          <dd>−{groupThousands(amount)}</dd>
        </div>
      ))}
      <div className="refund__sum refund__sum--total">
        <dt>Хэрэглэгчид</dt>
        <dd>{formatTug(sums.amount)}</dd>
      </div>
      {(sums.returned_bonus > 0 || sums.taken_bonus > 0) && (
        <div className="refund__sum refund__sum--points">
          <dt>Бонус</dt>
          <dd>
            буцна +{groupThousands(sums.returned_bonus)}, хураана −{groupThousands(sums.taken_bonus)}
          </dd>
        </div>
      )}
    </dl>
  );
}
