import '../../parts/table.css';
import { Button } from '@tokhi/ui/form/button.tsx';
import type { ReactNode } from 'react';
import { Kbd } from '../../parts/kbd.tsx';
import { Panel } from '../../parts/panel.tsx';
import type { Stocked } from './stock-query.ts';
import { StockRow } from './stock-row.tsx';

interface StockListProps {
  title: string;
  /** One shelf: its rows are in walking order. */
  isWalked: boolean;
  /** The search field and the filters. */
  tools: ReactNode;
  products: readonly Stocked[] | undefined;
  current: Stocked | undefined;
  now: Date;
  /** What to do if nothing was found. */
  instead: ReactNode;
  more: { busy: boolean; read: () => void } | null;
  onChoose: (code: string) => void;
}

/** The products of a shelf or of a whole place. */
export function StockList({ title, isWalked, tools, products, current, now, instead, more, onChoose }: StockListProps) {
  return (
    <Panel
      className="stock__list"
      title={title}
      flush
      end={isWalked ? 'байршлаар' : undefined}
      foot={
        more === null ? undefined : (
          <Button kind="outline" busy={more.busy} onClick={more.read}>
            Дараагийн 50 <Kbd>L</Kbd>
          </Button>
        )
      }
    >
      {tools}
      {products?.length === 0 && <div className="stock__none">Ийм бараа энд алга. {instead}</div>}
      {products !== undefined && products.length > 0 && (
        <div className="table__wrap">
          <table className="table stock-table">
            <thead>
              <tr>
                <th>Бараа</th>
                <th>Байршил</th>
                <th className="table__num">Гарт</th>
                <th className="table__num">Барьсан</th>
                <th className="table__num">Зарах</th>
                <th>Тоолсон</th>
              </tr>
            </thead>
            <tbody>
              {products.map((product) => (
                <StockRow
                  key={product.code}
                  product={product}
                  isCurrent={product.code === current?.code}
                  now={now}
                  onChoose={() => onChoose(product.code)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
