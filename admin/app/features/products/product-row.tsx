import '@tokhi/ui/form/checkbox.css';
import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { formatTug } from '@tokhi/rules/money/money';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../icons/icon.tsx';
import { Avatar } from '../../parts/avatar.tsx';
import { Tag } from '../../parts/tag.tsx';
import { agoText } from '../../show/ago-text.ts';
import { dayText } from '../../show/moment-text.ts';
import { GAPS, STATES } from './product-words.ts';
import type { ListedProduct } from './products-query.ts';

const FEW = 5;

const SmallPicture = ({ file }: { file: ListedProduct['picture'] }) => (
  <span className="product-row__picture">
    {file === null ? <Icon name="circle-alert" /> : <img src={`/images/product/${file}`} alt="" loading="lazy" />}
  </span>
);

interface ProductRowProps {
  product: ListedProduct;
  isCurrent: boolean;
  isChosen: boolean;
  now: Date;
  onChoose: () => void;
}

/** A product of the list; two lines on a phone. */
export function ProductRow({ product, isCurrent, isChosen, now, onChoose }: ProductRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const { code, name, colour, remain, state, publish_at } = product;
  const stateText = publish_at === null ? STATES[state].text : `${dayText(publish_at)}-нд`;
  return (
    <tr
      ref={row}
      className={
        [isCurrent && 'table__row--current', isChosen && 'table__row--selected'].filter(Boolean).join(' ') || undefined
      }
      aria-current={isCurrent || undefined}
    >
      <td className="product-row__tick">
        <input
          type="checkbox"
          className="check__tick"
          aria-label={`${name}, ${colour} сонгох`}
          checked={isChosen}
          onChange={onChoose}
        />
      </td>
      <td className="product-row__name">
        <div className="product-row__what">
          <SmallPicture file={product.picture} />
          <span>
            <Link to={`/products/${code}`}>
              {name}, {colour}
            </Link>
            <small>{formatProductCode(code)}</small>
          </span>
        </div>
      </td>
      <td className="soft product-row__shelf">{product.sub_category}</td>
      <td className="table__num product-row__price">{formatTug(product.price)}</td>
      <td className="table__num product-row__remain">
        <b className={remain === 0 ? 'product-row__none' : remain <= FEW ? 'product-row__few' : undefined}>{remain}</b>
      </td>
      <td className="product-row__state">
        <Tag kind={STATES[state].kind}>{stateText}</Tag>
      </td>
      <td className="product-row__gaps">
        {product.gaps.map((gap) => (
          <Tag key={gap} kind={gap === 'picture' ? 'bad' : 'warn'}>
            {GAPS[gap].short}
          </Tag>
        ))}
      </td>
      <td className="table__num soft product-row__edited">
        {agoText(product.updated_at, now)} {product.edited_by !== null && <Avatar name={product.edited_by} />}
      </td>
    </tr>
  );
}
