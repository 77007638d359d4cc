import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { groupThousands } from '@tokhi/rules/money/money';
import { changeTenths, costTug, isBeyond, marginTenths } from '@tokhi/rules/money/price-change';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { percentText } from '../price/public.ts';
import { type Cells, cellIn, missesZero, shownCell } from './grid-cells.ts';
import { FIELD_NAMES, type GridField } from './grid-fields.ts';
import type { Grid, GridProduct } from './grid-query.ts';

interface GridTableProps {
  products: readonly GridProduct[];
  fields: readonly GridField[];
  settings: Grid['settings'];
  cells: Cells;
  onType: (product: GridProduct, field: GridField, typed: string) => void;
  onPaste: (text: string, from: { row: number; field: GridField }) => void;
}

/** Products as rows and their fields as cells; the old value is above the new one. */
export const GridTable = ({ products, fields, settings, cells, onType, onPaste }: GridTableProps) => (
  <div className="table__wrap">
    <table className="table grid-table">
      <caption className="vh">Сонгосон бараа ба талбар, хуучин утга нь дээр</caption>
      <thead>
        <tr>
          <th>Бараа</th>
          {fields.map((field) => (
            <th key={field} className={field === 'name' ? undefined : 'table__num'}>
              {FIELD_NAMES[field]}
            </th>
          ))}
          <th className="table__num">Ашиг</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product, row) => (
          <tr key={product.code}>
            <td className="grid-table__name">
              {product.name}, {product.colour}
              <small>{formatProductCode(product.code)}</small>
            </td>
            {fields.map((field) => (
              <Cell
                key={field}
                {...{ product, field, settings }}
                typed={cells[product.code]?.[field]}
                onType={(typed) => onType(product, field, typed)}
                onPaste={(text) => onPaste(text, { row, field })}
              />
            ))}
            <td className="table__num">{marginText(product, cells, settings)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

interface CellProps {
  product: GridProduct;
  field: GridField;
  settings: Grid['settings'];
  typed: string | undefined;
  onType: (typed: string) => void;
  onPaste: (text: string) => void;
}

function Cell({ product, field, settings, typed, onType, onPaste }: CellProps) {
  const was = shownCell(product, field);
  const said = typed === undefined ? null : remark(product, field, typed, settings.limit);
  return (
    <td className={field === 'name' ? undefined : 'table__num'}>
      {typed !== undefined && <s className="grid-table__was">{was === '' ? 'хоосон' : was}</s>}
      <TextInput
        className={`grid-table__cell grid-table__cell--${typed === undefined ? field : `${field} grid-table__cell--changed`}`}
        aria-label={`${formatProductCode(product.code)}, ${FIELD_NAMES[field]}`}
        aria-invalid={said?.isStopped || undefined}
        inputMode={field === 'customs' || field === 'name' ? 'text' : 'decimal'}
        value={typed ?? was}
        onChange={({ target }) => onType(target.value)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text');
          if (!/[\t\n]/.test(text)) return;
          event.preventDefault();
          onPaste(text);
        }}
      />
      {said !== null && <small className={said.isStopped ? 'grid-table__bad' : 'grid-table__warn'}>{said.text}</small>}
    </td>
  );
}

/** The remark on a cell before it is saved. */
function remark(product: GridProduct, field: GridField, typed: string, limit: number) {
  const cell = cellIn(field, typed);
  if (cell === null) return { isStopped: true, text: 'буруу утга' };
  const { price } = cell;
  if (price === undefined) return null;
  if (missesZero(product.price, price)) return { isStopped: true, text: `тэг дутуу: ${groupThousands(price * 10)}?` };
  if (!isBeyond(product.price, price, limit)) return null;
  return { isStopped: false, text: `${percentText(changeTenths(product.price, price))}, хоёр дахь хүн` };
}

/** At the rate of the settings; uses typed prices and costs. */
function marginText(product: GridProduct, cells: Cells, { yuan_rate: rate, least_margin: least }: Grid['settings']) {
  const typed = cells[product.code];
  const price = (typed?.price === undefined ? null : cellIn('price', typed.price)?.price) ?? product.price;
  const fen = (typed?.cost === undefined ? null : cellIn('cost', typed.cost)?.cost_fen) ?? product.cost_fen;
  if (fen === null) return '–';
  const margin = marginTenths(price, costTug(fen, rate));
  return (
    <span className={margin < least * 10 ? 'grid-table__warn' : undefined}>{percentText(margin).replace('+', '')}</span>
  );
}
