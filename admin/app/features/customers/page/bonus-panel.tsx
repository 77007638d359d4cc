import { allows } from '@tokhi/contract/admin/permissions';
import { groupThousands } from '@tokhi/rules/money/money';
import { useMember } from '../../../calls/session.ts';
import { OrderNumber } from '../../../parts/order-number.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { momentText } from '../../../show/moment-text.ts';
import type { Customer } from '../customers-query.ts';
import { BonusForm } from './bonus-form.tsx';
import { signedPoints } from './signed-points.ts';
import { WaitingCorrection } from './waiting-correction.tsx';

const REASONS: Record<Customer['ledger'][number]['reason'], string> = {
  welcome: 'Бүртгүүлсний бэлэг',
  earned: 'Нэмсэн',
  spent: 'Зарцуулсан',
  returned: 'Буцаасан',
  taken_back: 'Буцааж хассан',
  adjusted: 'Гараар засав',
};

/** The ledger of points, and the form that adds a line to it. */
export function BonusPanel({ customer }: { customer: Customer }) {
  const { roles } = useMember();
  const mayCorrect = customer.erased_at === null && allows('adjust-bonus', roles, 'changes', { twoPeople: true });
  return (
    <Panel title="Бонусын дэвтэр" note={`${groupThousands(customer.bonus)} оноо`} flush>
      {customer.ledger.length === 0 ? (
        <p className="customer__none">Оноо хөдлөөгүй байна.</p>
      ) : (
        <div className="table__wrap">
          <table className="table">
            <thead>
              <tr>
                <th>Огноо</th>
                <th>Гүйлгээ</th>
                <th>Тайлбар</th>
                <th className="table__num">Оноо</th>
                <th className="table__num">Үлдэгдэл</th>
              </tr>
            </thead>
            <tbody>
              {customer.ledger.map((line) => (
                <tr key={line.id}>
                  <td className="soft customer__moment">{momentText(line.at)}</td>
                  <td>
                    <b>{REASONS[line.reason]}</b>
                  </td>
                  <td className="soft">
                    {line.ordernumber !== null && <OrderNumber number={line.ordernumber} />}
                    {[line.note, line.staff].filter((part) => part !== null).join(' · ')}
                  </td>
                  <td className={line.points > 0 ? 'table__num customer__up' : 'table__num'}>
                    {signedPoints(line.points)}
                  </td>
                  <td className="table__num">
                    <b>{groupThousands(line.balance)}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {customer.correction !== null && (
        <WaitingCorrection customer={customer} correction={customer.correction} mayApprove={mayCorrect} />
      )}
      {mayCorrect && customer.correction === null && <BonusForm customer={customer} />}
    </Panel>
  );
}
