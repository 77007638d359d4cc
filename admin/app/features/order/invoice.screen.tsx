import './invoice.css';
import { useQuery } from '@tanstack/react-query';
import { formatTug } from '@tokhi/rules/money/money';
import { termLabels } from '@tokhi/rules/order/term-explanation';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Logo } from '@tokhi/ui/show/logo.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { Link, useParams } from 'react-router';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';
import { Icon } from '../../icons/icon.tsx';
import { useKeys } from '../../keys/keys.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Opening } from '../../shell/opening.tsx';
import { momentText } from '../../show/moment-text.ts';

/** The printed invoice. Opening it is audited, because it shows the buyer unmasked; it is read once per visit. */
export function Component() {
  const number = useParams()['number'] ?? '';
  const invoice = useQuery({
    queryKey: ['invoice', number],
    queryFn: () => ask('printInvoice', { ordernumber: number }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useKeys([{ key: 'Enter', does: 'хэвлэх', press: () => window.print() }]);
  if (invoice.isError) return <Note kind="bad" title={reasonOf(invoice.error)} />;
  if (invoice.data === undefined) return <Opening />;
  const { paper, lines, total, created_at } = invoice.data;
  const { buyer } = paper;
  return (
    <>
      <div className="invoice__tools">
        <PageHead
          title={`Нэхэмжлэл ${number}`}
          crumbs={<Link to={`/orders/${number}`}>{number}</Link>}
          end={
            <Button icon={<Icon name="printer" />} onClick={() => window.print()}>
              Хэвлэх <Kbd inButton>Enter</Kbd>
            </Button>
          }
        />
      </div>
      <article className="invoice">
        <div className="invoice__head">
          <Logo />
          <div>
            <h2>Нэхэмжлэл</h2>
            <p>{number}</p>
            <p className="soft">{momentText(created_at)}</p>
          </div>
        </div>
        <p>
          <b>{buyer.organisation ?? buyer.name}</b>
          {buyer.register !== null && `, регистр ${buyer.register}`}
          <br />
          {buyer.name}, {buyer.phone}, {buyer.email}
        </p>
        <table className="invoice__lines">
          <thead>
            <tr>
              <th>Бараа</th>
              <th>Тоо</th>
              <th>Үнэ</th>
              <th>Дүн</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.code}>
                <td>
                  {line.name}, {line.color_name} <span className="soft">{line.code}</span>
                </td>
                <td>{line.quantity}</td>
                <td>{formatTug(line.amount)}</td>
                <td>{formatTug(line.amount * line.quantity)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {paper.rows.map(({ name, amount }) => (
              <tr key={name}>
                <td colSpan={3}>{termLabels[name]}</td>
                <td>{formatTug(amount)}</td>
              </tr>
            ))}
            <tr className="invoice__total">
              <td colSpan={3}>Нийт</td>
              <td>{formatTug(total)}</td>
            </tr>
          </tfoot>
        </table>
        <p>{paper.words}</p>
        <div className="invoice__foot">
          <ul>
            {paper.accounts.map(({ bank, account, owner }) => (
              <li key={account}>
                {bank} <b>{account}</b>, {owner}
              </li>
            ))}
          </ul>
          {paper.QRCode !== null && <img src={paper.QRCode} alt="Төлбөрийн хуудасны QR" width={120} height={120} />}
        </div>
      </article>
    </>
  );
}
