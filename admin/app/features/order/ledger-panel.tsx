import './ledger-panel.css';
import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';
import { formatTug } from '@tokhi/rules/money/money';
import { termLabels } from '@tokhi/rules/order/term-explanation';
import { Link } from 'react-router';
import { useMay } from '../../calls/session.ts';
import { Icon } from '../../icons/icon.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Tag } from '../../parts/tag.tsx';
import { momentText } from '../../show/moment-text.ts';
import { LEDGER_KINDS, type LedgerEntry } from './ledger-kinds.ts';

type Office = NonNullable<ShownOrder['office']>;

/** Points do not change the balance: they were deducted, or come on top. */
const POINTS_ARE = 'Хэрэглэгчийн бонусын данс';

/** The ledger: what was charged, received and left after each row; below it, the terms of the total. */
export function LedgerPanel({ order, office }: { order: ShownOrder; office: Office }) {
  const may = useMay();
  const { total, ordernumber } = order;
  return (
    <Panel
      title="Мөнгөний дэвтэр"
      end={
        <>
          <Balance balance={office.balance} />
          {may('view-personal-data') && (
            <Link className="ledger__invoice" to={`/orders/${ordernumber}/invoice`}>
              Нэхэмжлэл харах
            </Link>
          )}
        </>
      }
      flush
      foot={<Terms office={office} total={total} />}
    >
      {office.ledger.length === 0 ? (
        <p className="ledger__none">Гүйлгээ хараахан алга.</p>
      ) : (
        /* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone, and scrolled by keys, too */ // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the focus
        <section className="table__wrap" tabIndex={0} aria-label="Гүйлгээ">
          <table className="table ledger">
            <thead>
              <tr>
                <th>Огноо</th>
                <th>Гүйлгээ</th>
                <th>Тайлбар</th>
                <th className="table__num">Нэхсэн</th>
                <th className="table__num">Орсон</th>
                <th className="table__num">Үлдэгдэл</th>
              </tr>
            </thead>
            <tbody>
              {office.ledger.map((row) => (
                <LedgerRow key={`${row.at} ${row.kind} ${row.about}`} row={row} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Panel>
  );
}

function LedgerRow({ row }: { row: LedgerEntry }) {
  const spent = row.points !== null && row.points < 0 ? `${figure(0 - row.points)} оноо` : null;
  const given = row.points !== null && row.points > 0 ? `${figure(row.points)} оноо` : null;
  return (
    <tr className={row.kind === 'refund_open' ? 'ledger__row--open' : undefined}>
      <td className="soft ledger__at">{momentText(row.at)}</td>
      <td className="ledger__kind">
        <b>{row.kind === 'bonus' ? row.about : LEDGER_KINDS[row.kind]}</b>
      </td>
      <td className="soft">{row.kind === 'bonus' ? POINTS_ARE : row.about}</td>
      <td className="table__num">{spent ?? (row.charged !== null && figure(row.charged))}</td>
      <td className="table__num">{given ?? (row.received !== null && figure(row.received))}</td>
      <td className="table__num">
        <b>{row.balance !== null && figure(row.balance)}</b>
      </td>
    </tr>
  );
}

/** The heading names the currency. */
const figure = (amount: number): string => formatTug(amount).replace('₮', '').replace('-', '−');

function Balance({ balance }: { balance: number }) {
  if (balance === 0)
    return (
      <Tag kind="ok">
        <Icon name="check" />
        Тэнцсэн
      </Tag>
    );
  return balance > 0 ? (
    <Tag kind="warn">Төлөх {formatTug(balance)}</Tag>
  ) : (
    <Tag kind="warn">Буцаах {formatTug(0 - balance)}</Tag>
  );
}

function Terms({ office, total }: { office: Office; total: number }) {
  return (
    <dl className="terms">
      {office.terms.map(({ name, amount, explanation }) => (
        <div key={name} className="terms__i" title={explanation}>
          <dt>{termLabels[name]}</dt>
          <dd>{figure(amount)}</dd>
        </div>
      ))}
      <div className="terms__i terms__i--total">
        <dt>Нийт</dt>
        <dd>{formatTug(total)}</dd>
      </div>
    </dl>
  );
}
