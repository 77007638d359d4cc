import '../../../parts/table.css';
import '../../../parts/print-sheet.css';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ask } from '../../../calls/ask.ts';
import { Icon } from '../../../icons/icon.tsx';
import { useKeys } from '../../../keys/keys.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { PageHead } from '../../../parts/page-head.tsx';
import { TickCell } from '../../../parts/tick-cell.tsx';
import { Opening } from '../../../shell/opening.tsx';
import { momentText } from '../../../show/moment-text.ts';
import { useNow } from '../../../show/use-now.ts';
import { filterIn } from '../filter/filter-address.ts';

/** The orders named in the address, or all that match its filter. */
function ordersIn(address: URLSearchParams) {
  const numbers = address.get('numbers');
  return numbers === null ? { filter: filterIn(address) } : { numbers: numbers.split(',') };
}

const pickingQuery = (address: URLSearchParams) =>
  queryOptions({
    queryKey: ['picking', address.toString()],
    queryFn: ({ signal }) => ask('pickingList', { orders: ordersIn(address) }, { signal }),
  });

export function Component() {
  const [address] = useSearchParams();
  return (
    <Suspense fallback={<Opening />}>
      <PickingList address={address} />
    </Suspense>
  );
}

/** The goods to take from the shelves, a row per product with a box to tick on paper. */
function PickingList({ address }: { address: URLSearchParams }) {
  const { orders, capped, pieces, rows } = useSuspenseQuery(pickingQuery(address)).data;
  const now = useNow();
  const print = () => window.print();
  useKeys([{ key: 'Ctrl Enter', does: 'хэвлэх', press: print }]);
  return (
    <>
      <div className="print-sheet__tools">
        <PageHead
          title="Түүх хуудас"
          crumbs={<Link to="/orders">Захиалга</Link>}
          end={
            <Button icon={<Icon name="printer" />} onClick={print}>
              Хэвлэх <Kbd inButton>Ctrl Enter</Kbd>
            </Button>
          }
        />
        {capped && <Note kind="info" title="500-аас олон захиалга тохирсон. Хамгийн хуучин 500 нь энд байна." />}
      </div>
      <article className="print-sheet">
        <header className="print-sheet__head">
          <b className="print-sheet__title">Түүх хуудас</b>
          <p>
            {orders} захиалга, {rows.length} бараа, {pieces} ширхэг
            <br />
            {momentText(now.toISOString())}
          </p>
        </header>
        <table className="table">
          <thead>
            <tr>
              <th>Код</th>
              <th>Бараа</th>
              <th className="table__num">Ширхэг</th>
              <th>Захиалга</th>
              <th>Авсан</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ code, name, colour, pieces: needed, for: asked }) => (
              <tr key={`${code} ${name}`}>
                <td>{code}</td>
                <td>
                  <b>{name}</b>
                  <small>{colour}</small>
                </td>
                <td className="table__num">
                  <b>{needed}</b>
                </td>
                <td className="print-sheet__orders">
                  {asked
                    .map(({ ordernumber, quantity }) => (quantity === 1 ? ordernumber : `${ordernumber} × ${quantity}`))
                    .join(', ')}
                </td>
                <TickCell />
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length === 0 && <p className="soft">Түүх бараа алга.</p>}
      </article>
    </>
  );
}
