import './product-choice.css';
import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { FindGoods } from '../../../goods/find-goods.tsx';
import { Icon } from '../../../icons/icon.tsx';
import { useComposing } from '../composer/composing.ts';
import { GoodsRow } from './goods-row.tsx';

interface ProductChoiceProps {
  code: string | null;
  isDirty: boolean;
  onChange: (code: string | null) => void;
}

/** The product that a banner leads to. The shop itself reads its price from the product. */
export function ProductChoice({ code, isDirty, onChange }: ProductChoiceProps) {
  const { goods, learn } = useComposing();
  return (
    <div className={`row-field row-fields__wide ${isDirty ? 'row-field--dirty' : ''}`}>
      <p className="product-choice__label">Бараа, үнэ нь бараанаас</p>
      {code === null ? (
        <FindGoods
          label="Бараа сонгох, нэр эсвэл код"
          onFound={(product) => {
            learn(product);
            onChange(product.code);
          }}
        />
      ) : (
        <div className="product-choice">
          <GoodsRow code={code} goods={goods.get(code)} />
          <IconButton label="Барааг арилгах" onClick={() => onChange(null)}>
            <Icon name="x" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
