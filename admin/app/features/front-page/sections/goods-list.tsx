import './goods-list.css';
import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import type { ReactNode } from 'react';
import { FindGoods } from '../../../goods/find-goods.tsx';
import { Icon } from '../../../icons/icon.tsx';
import { useComposing } from '../composer/composing.ts';
import { goodsName } from '../draft/goods.ts';
import { moved } from '../draft/page-draft.ts';
import { GoodsRow } from './goods-row.tsx';
import { SortableRows } from './sortable-rows.tsx';

interface GoodsListProps {
  label: string;
  codes: readonly string[];
  most: number;
  /** Shown while the list is empty. */
  none: string;
  onChange: (codes: readonly string[]) => void;
  /** At the end of a row. */
  extra?: (code: string) => ReactNode;
}

/** Products in their order, found by name or code. */
export function GoodsList({ label, codes, most, none, onChange, extra }: GoodsListProps) {
  const { goods, learn } = useComposing();
  return (
    <div className="goods-list">
      {codes.length === 0 && <p className="goods-list__none">{none}</p>}
      <SortableRows
        label={label}
        ids={codes}
        name={(code) => goodsName(code, goods.get(code))}
        onMove={(from, to) => onChange(moved(codes, from, to))}
      >
        {(code) => (
          <div className="goods-list__i">
            <GoodsRow code={code} goods={goods.get(code)} />
            {extra?.(code)}
            <IconButton
              label={`Хасах: ${goodsName(code, goods.get(code))}`}
              onClick={() => onChange(codes.filter((one) => one !== code))}
            >
              <Icon name="x" />
            </IconButton>
          </div>
        )}
      </SortableRows>
      <div className="goods-list__find">
        {codes.length < most ? (
          <FindGoods
            label="Бараа нэмэх, нэр эсвэл код"
            taken={codes}
            onFound={(product) => {
              learn(product);
              onChange([...codes, product.code]);
            }}
          />
        ) : (
          <p className="soft">{most} бараа хүртэл.</p>
        )}
      </div>
    </div>
  );
}
