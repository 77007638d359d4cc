import { Button } from '@tokhi/ui/form/button.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { Panel } from '../../parts/panel.tsx';
import { PillTabs } from '../../parts/pill-tabs.tsx';
import { type Chosen, unitsOf } from './chosen-goods.ts';
import type { Purchasing, SoonOut } from './purchases-query.ts';
import { SoonOutRow } from './soon-out-row.tsx';

interface SoonOutPanelProps {
  purchasing: Purchasing;
  products: readonly SoonOut[];
  total: number;
  /** A supplier's number, `none`, or `all`. */
  show: string;
  current: SoonOut | undefined;
  chosen: Chosen;
  mayOrder: boolean;
  more: { busy: boolean; read: () => void } | null;
  onShow: (show: string) => void;
  onMark: (code: string) => void;
  onChoose: (product: SoonOut) => void;
  onType: (product: SoonOut, units: number) => void;
}

const PAGE = 25;

/** Products that sell out before an order placed today arrives, the first one first. */
export function SoonOutPanel(props: SoonOutPanelProps) {
  const { purchasing, products, total, show, current, chosen, mayOrder, more } = props;
  const tabs = [
    { name: 'all', text: 'Бүгд', count: purchasing.soon_out },
    ...purchasing.suppliers.map(({ supplier, products: count }) => ({
      ...{ name: supplier === null ? 'none' : String(supplier.id), text: supplier?.name ?? 'Нийлүүлэгчгүй', count },
    })),
  ];
  const left = Math.min(total - products.length, PAGE);
  return (
    <Panel
      title="Удахгүй дуусах"
      flush
      end={<PillTabs label="Нийлүүлэгч" tabs={tabs} current={show} onChoose={props.onShow} />}
      foot={
        <>
          <span>
            {total > 0 && `${total}-аас 1–${products.length}. `}
            {purchasing.counted_on === null
              ? 'Борлох хурдыг шөнө бүр тоолно.'
              : 'Борлох хурд: сүүлийн 7 хоног, дууссан өдрийг тооцохгүй.'}
          </span>
          {more !== null && (
            <span className="purchases__more">
              <Button kind="outline" size="s" busy={more.busy} onClick={more.read}>
                Дараагийн {left} <Kbd>L</Kbd>
              </Button>
            </span>
          )}
        </>
      }
    >
      {products.length === 0 ? (
        <p className="purchases__none">Удахгүй дуусах бараа алга.</p>
      ) : (
        <div className="table__wrap">
          <table className="table soon-out">
            <caption className="vh">Удахгүй дуусах бараа</caption>
            <thead>
              <tr>
                {mayOrder && (
                  <th className="soon-out__tick">
                    <span className="vh">Сонгох</span>
                  </th>
                )}
                <th>Бараа</th>
                <th className="table__num">Зарах</th>
                <th className="table__num">Өдөрт</th>
                <th className="table__num">Дуусах, хоног</th>
                <th className="table__num">Замд</th>
                <th className="table__num">Санал</th>
                {products[0]?.unit_fen !== undefined && <th className="table__num">Дүн</th>}
              </tr>
            </thead>
            <tbody>
              {products.map((product) => (
                <SoonOutRow
                  key={product.code}
                  product={product}
                  units={unitsOf(chosen, product)}
                  isCurrent={product.code === current?.code}
                  isChosen={chosen.products.has(product.code)}
                  onType={mayOrder ? (units) => props.onType(product, units) : null}
                  onChoose={() => props.onChoose(product)}
                  onMark={() => props.onMark(product.code)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
