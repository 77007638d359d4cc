import './goods-row.css';
import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { formatTug } from '@tokhi/rules/money/money';
import { Tag } from '../../../parts/tag.tsx';
import { type Goods, goodsName } from '../draft/goods.ts';

/** A product of the page in one line: name, price, and why it may not be shown. */
export const GoodsRow = ({ code, goods }: { code: string; goods: Goods | undefined }) => (
  <>
    <span className="goods-row__picture">
      {goods?.picture != null && <img src={`/images/product/${goods.picture}`} alt="" loading="lazy" />}
    </span>
    <span className="goods-row__words">
      <b>{goodsName(code, goods)}</b>
      <small>
        {formatProductCode(code)}
        {goods !== undefined && (
          <>
            {' · '}
            {goods.cut > 0 && <s>{formatTug(goods.regular)}</s>}{' '}
            <span className={goods.cut > 0 ? 'goods-row__cut' : undefined}>{formatTug(goods.price)}</span>
            {goods.cut > 0 && ` −${goods.cut}%`}
          </>
        )}
      </small>
    </span>
    {goods !== undefined && !goods.is_listed && <Tag kind="bad">Худалдаанд алга</Tag>}
    {goods?.is_listed === true && goods.remain === 0 && <Tag kind="warn">Дууссан</Tag>}
  </>
);
