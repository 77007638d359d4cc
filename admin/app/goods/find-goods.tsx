import './find-goods.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { type Ref, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useRested } from '../show/use-rested.ts';
import { type FoundGoods, goodsQuery } from './goods-query.ts';

interface FindGoodsProps {
  /** The action on the found product. */
  label: string;
  /** The codes that are already chosen. */
  taken?: readonly string[];
  inputRef?: Ref<HTMLInputElement>;
  onFound: (product: FoundGoods) => void;
}

/** Finds a product by name or code; Enter takes the first. */
export function FindGoods({ label, taken = [], inputRef, onFound }: FindGoodsProps) {
  const [text, setText] = useState('');
  const asked = text.trim();
  const rested = useRested(asked);
  const goods = useQuery({ ...goodsQuery(rested), placeholderData: keepPreviousData });
  const found = asked === '' ? [] : (goods.data?.products ?? []).filter(({ code }) => !taken.includes(code));
  const take = (product: FoundGoods | undefined) => {
    if (product === undefined) return;
    onFound(product);
    setText('');
  };
  const isNothing = asked !== '' && asked === rested && goods.isSuccess && !goods.isFetching && found.length === 0;
  return (
    <div className="find-goods">
      <TextInput
        ref={inputRef}
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          // These results belong to the text typed before.
          if (asked === rested && !goods.isFetching) take(found[0]);
        }}
      />
      {isNothing && <p className="find-goods__none">Ийм бараа алга.</p>}
      <ul>
        {found.map((product) => (
          <li key={product.code}>
            <button type="button" className="find-goods__i" onClick={() => take(product)}>
              <Icon name="plus" /> {product.name}, {product.colour} <small>{formatProductCode(product.code)}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
