import '../../../parts/table.css';
import '../../../parts/print-sheet.css';
import './order.css';
import { useQuery } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import { purchaseNumber } from '@tokhi/contract/admin/purchases/purchase-words';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import type { CallReply } from '@tokhi/contract/call';
import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { Button } from '@tokhi/ui/form/button.tsx';
import { buttonClass } from '@tokhi/ui/form/button-class.ts';
import { Logo } from '@tokhi/ui/show/logo.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { Link, useParams } from 'react-router';
import { ask } from '../../../calls/ask.ts';
import { reasonOf } from '../../../calls/refused.ts';
import { useMay } from '../../../calls/session.ts';
import { Icon } from '../../../icons/icon.tsx';
import { useKeys } from '../../../keys/keys.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { PageHead } from '../../../parts/page-head.tsx';
import { yuanText } from '../yuan-text.ts';

type Paper = CallReply<AdminCalls['printPurchase']>;

/** The printed order for the supplier, in Chinese and English. */
export function Component() {
  const number = Number(useParams()['number']);
  const maySee = useMay()('view-costs', 'reads');
  const { data, error } = useQuery({
    queryKey: ['purchase', number, 'paper'],
    queryFn: ({ signal }) => ask('printPurchase', { number }, { signal }),
    enabled: maySee,
  });
  useKeys([{ key: 'Enter', does: 'хэвлэх', press: () => window.print() }]);
  const name = purchaseNumber(number);
  return (
    <>
      <div className="print-sheet__tools">
        <PageHead
          title={`${name}, хэвлэх`}
          crumbs={
            <>
              <Link to="/purchases">Худалдан авалт</Link> › <Link to={`/purchases/${number}`}>{name}</Link>
            </>
          }
          end={
            <>
              <a
                className={buttonClass({ kind: 'outline' })}
                href={`${adminRawEndpoints.exportPurchase.path}?number=${number}`}
                download
              >
                <Icon name="download" /> XLSX
              </a>
              <Button icon={<Icon name="printer" />} onClick={() => window.print()}>
                Хэвлэх <Kbd inButton>Enter</Kbd>
              </Button>
            </>
          }
        />
        {error !== null && <Note kind="bad" title={reasonOf(error)} />}
        {!maySee && <Note kind="info" title="Өртөг хардаг хүн хэвлэнэ." />}
        {data?.state === 'draft' && <Note kind="wait" title="Ноорог: илгээгээгүй байна." />}
      </div>
      {data !== undefined && <Sheet paper={data} />}
    </>
  );
}

function Sheet({ paper }: { paper: Paper }) {
  const { number, date, expected_on, supplier, buyer, headings, lines, units, total_fen, note } = paper;
  const numbers = new Set([3, 4, 5]);
  return (
    <article className="print-sheet supplier-order" lang="zh">
      <header className="supplier-order__head">
        <Logo />
        <div>
          <h2>采购订单 Purchase order</h2>
          <p>
            <b>{purchaseNumber(number)}</b>, {date}
          </p>
        </div>
      </header>
      <div className="supplier-order__sides">
        <Side title="供应商 Supplier" {...supplier} lines={[supplier.contact]} />
        <Side title="买方 Buyer" {...buyer} lines={[]} />
        <p>
          <span>交货期 Delivery</span>
          <b>{expected_on ?? '–'}</b>
          <br />
          北京仓库 Beijing warehouse
        </p>
      </div>
      <table className="table supplier-order__lines">
        <thead>
          <tr>
            {headings.map((heading, at) => (
              <th key={heading} className={numbers.has(at) ? 'table__num' : undefined}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.code}>
              <td>{formatProductCode(line.code)}</td>
              <td>
                <b lang="mn">{line.name}</b>
              </td>
              <td lang="mn">{line.colour}</td>
              <td className="table__num">
                <b>{line.units}</b>
              </td>
              <td className="table__num">{line.unit_fen === null ? '–' : yuanText(line.unit_fen)}</td>
              <td className="table__num">{line.total_fen === null ? '–' : yuanText(line.total_fen)}</td>
              <td>{line.expected_on ?? '–'}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3}>合计 Total</td>
            <td className="table__num">
              <b>{units}</b>
            </td>
            <td className="table__num" colSpan={2}>
              <b>{yuanText(total_fen)}</b>
            </td>
            <td>{expected_on ?? '–'}</td>
          </tr>
        </tfoot>
      </table>
      <p>
        预付款 Deposit {paper.deposit_percent} %: <b>{yuanText(paper.deposit_fen)}</b>. {paper.packages} 箱 packages,{' '}
        {(paper.litres / LITRES_IN_CUBE).toFixed(1)} m³, {paper.kg.toFixed(0)} kg.
      </p>
      {note !== '' && <p className="supplier-order__note">{note}</p>}
      <footer className="supplier-order__sign">
        <span>买方 Buyer ____________________</span>
        <span>供应商 Supplier ____________________</span>
      </footer>
    </article>
  );
}

const LITRES_IN_CUBE = 1_000;

interface SideProps {
  title: string;
  name: string;
  address: string;
  phone: string;
  email: string;
  lines: readonly string[];
}

const Side = ({ title, name, address, phone, email, lines }: SideProps) => (
  <p>
    <span>{title}</span>
    <b lang="mn">{name}</b>
    {[...lines, address, phone, email]
      .filter((line) => line !== '')
      .map((line) => (
        <small key={line} lang="mn">
          {line}
        </small>
      ))}
  </p>
);
