import { useQuery } from '@tanstack/react-query';
import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { useState } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { useFirstFocus } from '../../parts/use-first-focus.ts';
import type { Pinned } from './pin-row.tsx';
import { goodsQuery } from './search-words-query.ts';
import { useRested } from './use-rested.ts';

interface AddPinProps {
  /** The codes that are pinned already. */
  taken: readonly string[];
  onAdd: (product: Pinned) => void;
}

/** Finds a product by name or code and puts it behind the others. */
export function AddPin({ taken, onAdd }: AddPinProps) {
  // It comes when somebody pins: the hand goes on here.
  const input = useFirstFocus<HTMLInputElement>();
  const [text, setText] = useState('');
  const goods = useQuery(goodsQuery(useRested(text.trim())));
  const found = text.trim() === '' ? [] : (goods.data?.products ?? []).filter(({ code }) => !taken.includes(code));
  return (
    <div className="add-pin">
      <TextInput
        ref={input}
        aria-label="Бараа нэмэх, нэр эсвэл код"
        placeholder="Бараа нэмэх, нэр эсвэл код"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ul>
        {found.map(({ code, name, colour, picture, remain, state }) => (
          <li key={code}>
            <button
              type="button"
              className="add-pin__i"
              onClick={() => {
                const stock = { in_stock: remain > 0, listed: state === 'listed' };
                onAdd({ code, name: `${name}, ${colour}`, picture, ...stock, found_at: null });
                setText('');
              }}
            >
              <Icon name="plus" /> {name}, {colour} <small>{formatProductCode(code)}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
