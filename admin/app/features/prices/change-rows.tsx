import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { groupThousands } from '@tokhi/rules/money/money';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Tag } from '../../parts/tag.tsx';
import { ChangeTag, percentText } from '../price/public.ts';
import { otherChanges } from './other-changes.ts';
import type { SetRow } from './prices-query.ts';

const WARNINGS: Record<SetRow['warnings'][number], string> = {
  second_person: 'хоёр дахь хүн',
  jump: 'огцом',
  thin_margin: 'ашиг бага',
};

interface ChangeRowsProps {
  caption: string;
  rows: readonly SetRow[];
  /** The current row of the keys; null if they move nothing. */
  current: number | null;
}

/** Products of a change with their price before and after it, the largest change first. */
export const ChangeRows = ({ caption, rows, current }: ChangeRowsProps) => (
  <div className="table__wrap">
    <table className="table set-rows">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th>Бараа</th>
          <th className="table__num">Одоо</th>
          <th className="table__num">Шинэ</th>
          <th className="table__num">Зөрүү</th>
          <th className="table__num set-rows__more">Ашиг</th>
          <th className="set-rows__more">Шалгалт</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <ChangeRow key={row.code} row={row} isCurrent={index === current} />
        ))}
      </tbody>
    </table>
  </div>
);

function ChangeRow({ row, isCurrent }: { row: SetRow; isCurrent: boolean }) {
  const element = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isCurrent) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const { was, now, change, margin, warnings } = row;
  return (
    <tr ref={element} className={isCurrent ? 'table__row--current' : undefined} aria-current={isCurrent || undefined}>
      <td>
        <ProductOfRow row={row} />
      </td>
      <td className="table__num">{was === now ? groupThousands(was) : <s>{groupThousands(was)}</s>}</td>
      <td className="table__num">
        <b>{groupThousands(now)}</b>
      </td>
      <td className="table__num">{was === now ? '–' : <ChangeTag tenths={change} />}</td>
      <td className="table__num set-rows__more">{margin === null ? '–' : percentText(margin).replace('+', '')}</td>
      <td className="set-rows__more">
        {warnings.length === 0 ? (
          <Tag kind="ok">зөв</Tag>
        ) : (
          <Tag kind="warn">{warnings.map((warning) => WARNINGS[warning]).join(', ')}</Tag>
        )}
      </td>
    </tr>
  );
}

const ProductOfRow = ({ row: { code, name, picture, before, after } }: { row: SetRow }) => (
  <div className="set-rows__what">
    <span className="set-rows__picture">
      {picture !== null && <img src={`/images/product/${picture}`} alt="" loading="lazy" />}
    </span>
    <span>
      <Link to={`/products/${code}/price`}>{name}</Link>
      <small>{[formatProductCode(code), ...otherChanges({ before, after })].join(' · ')}</small>
    </span>
  </div>
);
