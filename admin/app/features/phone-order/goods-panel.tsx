import './goods-panel.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { formatTug } from '@tokhi/rules/money/money';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Stepper } from '@tokhi/ui/form/stepper.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { type Ref, useState } from 'react';
import { goodsQuery } from '../../goods/goods-query.ts';
import { Icon } from '../../icons/icon.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { Tag } from '../../parts/tag.tsx';
import type { PhoneDraft, Quote } from './phone-draft.ts';
import { StepPanel } from './step-panel.tsx';

interface GoodsPanelProps {
  draft: PhoneDraft;
  quote: Quote | undefined;
  search: Ref<HTMLInputElement>;
  onChange: (change: Partial<PhoneDraft>) => void;
}

const GRAMS = 1_000;
const SHOWN = 5;

/** The cart, at the shop's prices: they cannot be typed. */
export function GoodsPanel({ draft, quote, search, onChange }: GoodsPanelProps) {
  const { lines } = draft;
  const pieces = lines.reduce((sum, { qty }) => sum + qty, 0);
  const set = (id: string, qty: number) => {
    const others = lines.filter((line) => line.id !== id);
    const at = lines.findIndex((line) => line.id === id);
    if (qty === 0) onChange({ lines: others });
    else onChange({ lines: at < 0 ? [...lines, { id, qty }] : lines.with(at, { id, qty }) });
  };
  const about =
    quote === undefined
      ? `${pieces} ширхэг`
      : `${pieces} ширхэг, ${quote.packages} хайрцаг, ${(quote.weight_grams / GRAMS).toFixed(1)} кг`;
  return (
    <StepPanel
      at={2}
      isDone={lines.length > 0}
      title="Сагс"
      note={lines.length > 0 && about}
      end={<Tag kind="line">Дэлгүүрийн үнэ</Tag>}
    >
      <FindGoods search={search} onFound={(id) => set(id, (lines.find((line) => line.id === id)?.qty ?? 0) + 1)} />
      <ul>
        {quote !== undefined &&
          lines.map(({ id, qty }) => {
            const line = quote.lines.find((one) => one.id === id);
            return line === undefined ? null : (
              <li key={id} className="phone-line">
                <span className="phone-line__picture">
                  {line.image !== '' && <img src={`/images/product/${line.image}`} alt="" loading="lazy" />}
                </span>
                <p>
                  <b>{line.name}</b> <span className="soft">{line.colour}</span>
                  <small>
                    {formatProductCode(id)} · {formatTug(line.sale_price)}{' '}
                    {line.sale_price < line.price && <s>{formatTug(line.price)}</s>}
                  </small>
                  <span className="phone-line__tags">
                    <Tag kind={line.ready ? 'ok' : 'line'}>{line.ready ? 'УБ-д бэлэн' : 'Бээжингээс'}</Tag>
                    <Tag kind={line.remain < qty ? 'bad' : 'line'}>{line.remain} ш үлдсэн</Tag>
                  </span>
                </p>
                <Stepper
                  label={`${line.name}, тоо ширхэг`}
                  value={qty}
                  min={1}
                  max={Math.max(line.remain, 1)}
                  onChange={(next) => set(id, next)}
                />
                <b className="phone-line__sum">{formatTug(line.sale_price * line.qty)}</b>
                <Button kind="quiet" size="s" aria-label={`Хасах: ${line.name}`} onClick={() => set(id, 0)}>
                  <Icon name="x" />
                </Button>
              </li>
            );
          })}
      </ul>
      <div className="panel__foot">
        <span>Үнийг гараар өөрчлөхгүй. Хөнгөлөлт хэрэгтэй бол купон</span>
        <TextInput
          compact
          className="phone-order__coupon"
          aria-label="Купон, ваучерын код"
          placeholder="Купон"
          maxLength={30}
          autoComplete="off"
          defaultValue={draft.coupon}
          onBlur={({ target }) => onChange({ coupon: target.value })}
        />
      </div>
    </StepPanel>
  );
}

function FindGoods({ search, onFound }: { search: Ref<HTMLInputElement>; onFound: (id: string) => void }) {
  const [text, setText] = useState('');
  const asked = text.trim();
  const found = useQuery({ ...goodsQuery(asked), placeholderData: keepPreviousData });
  const products = asked === '' ? [] : (found.data?.products ?? []).slice(0, SHOWN);
  const take = (code: string) => {
    onFound(code);
    setText('');
  };
  return (
    <>
      <form
        className="phone-order__body"
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = products;
          if (first !== undefined) take(first.code);
        }}
      >
        <span className="phone-order__find">
          <TextInput
            ref={search}
            type="search"
            aria-label="Бараа нэмэх"
            placeholder="Барааны нэр, код"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Kbd>/</Kbd>
        </span>
      </form>
      {products.length > 0 && (
        <ul className="phone-order__rows" aria-label="Олдсон бараа">
          {products.map(({ code, name, colour, price, remain }) => (
            <li key={code} className="phone-order__row">
              <p>
                <b>{name}</b>, {colour}
                <small>
                  {formatProductCode(code)}, {formatTug(price)}, {remain} ш
                </small>
              </p>
              <span className="phone-order__end">
                <Button
                  kind="outline"
                  size="s"
                  aria-label={`Нэмэх: ${name}, ${colour}`}
                  disabled={remain === 0}
                  onClick={() => take(code)}
                >
                  Нэмэх
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
