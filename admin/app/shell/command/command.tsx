import './command.css';
import { useQuery } from '@tanstack/react-query';
import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { formatTug } from '@tokhi/rules/money/money';
import { Command as Menu } from 'cmdk';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ask } from '../../calls/ask.ts';
import { useMay } from '../../calls/session.ts';
import { goodsQuery } from '../../goods/goods-query.ts';
import { Icon } from '../../icons/icon.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { SECTION_GROUPS } from '../sections.ts';
import { FoundOrder } from './found-order.tsx';

const HINTS = [
  ['↑+↓', 'сонгох'],
  ['Enter', 'нээх'],
  ['Esc', 'хаах'],
] as const;
const LEAST_TEXT = 3;
const SHORT_MS = 30_000;

/** `Ctrl K`: one field that finds orders and opens screens. The menu is cmdk's, the dialog the browser's own: cmdk's writes styles. */
export function Command({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!open) return dialog.current?.close();
    dialog.current?.showModal();
    // The browser focuses the first focusable element, which is the menu around the field.
    dialog.current?.querySelector('input')?.focus();
  }, [open]);
  return (
    /* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a
    press beside it, whose key is Esc */ // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Esc, and the browser has it
    <dialog
      ref={dialog}
      className="command"
      aria-label="Хайх, үйлдэл"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      {open && <CommandMenu onClose={onClose} />}
    </dialog>
  );
}

function CommandMenu({ onClose }: { onClose: () => void }) {
  const may = useMay();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const asked = text.trim();
  const found = useQuery({
    queryKey: ['orders', 'find', asked],
    queryFn: ({ signal }) => ask('findOrders', { text: asked }, { signal }),
    enabled: asked.length >= LEAST_TEXT && may('view-orders', 'reads'),
    staleTime: SHORT_MS,
  });
  const goods = useQuery({
    ...goodsQuery(asked),
    enabled: asked.length >= LEAST_TEXT && may('view-products', 'reads'),
  });
  const orders = found.data?.orders ?? [];
  const products = goods.data?.products ?? [];
  // Search results come first, so that Enter opens the first one.
  const first = orders[0]?.ordernumber ?? products[0]?.code ?? 'list';
  const [chosen, setChosen] = useState({ first, value: first });
  if (chosen.first !== first) setChosen({ first, value: first });
  const sections = SECTION_GROUPS.flatMap((group) => group.sections).filter(
    ({ label, may: permission }) => may(permission, 'reads') && label.toLowerCase().includes(asked.toLowerCase()),
  );
  const go = (path: string) => {
    onClose();
    void navigate(path);
  };
  return (
    <Menu
      label="Хайх, үйлдэл"
      shouldFilter={false}
      loop
      value={chosen.value}
      onValueChange={(value) => setChosen({ first, value })}
    >
      <div className="command__in">
        <Icon name="search" />
        <Menu.Input value={text} onValueChange={setText} placeholder="Дугаарын сүүлийн 4, утас, нэр, барааны код" />
        <Kbd>Esc</Kbd>
      </div>
      <Menu.List className="command__list">
        {orders.length > 0 && (
          <Menu.Group heading="Захиалга">
            {orders.map((order) => (
              <Menu.Item
                key={order.id}
                value={order.ordernumber}
                className="command__item"
                onSelect={() => go(`/orders/${order.ordernumber}`)}
              >
                <FoundOrder order={order} text={asked} />
              </Menu.Item>
            ))}
          </Menu.Group>
        )}
        {products.length > 0 && (
          <Menu.Group heading="Бараа">
            {products.map((product) => (
              <Menu.Item
                key={product.code}
                value={product.code}
                className="command__item"
                onSelect={() => go(`/products/${product.code}`)}
              >
                <Icon name="package" />
                <span>
                  {product.name}, {product.colour}{' '}
                  <small>
                    {formatProductCode(product.code)}, {formatTug(product.price)}, {product.remain} ш
                  </small>
                </span>
              </Menu.Item>
            ))}
          </Menu.Group>
        )}
        {asked.length >= LEAST_TEXT && (
          <Menu.Group heading="Жагсаалт">
            <Menu.Item
              value="list"
              className="command__item"
              onSelect={() => go(`/orders?${new URLSearchParams({ text: asked })}`)}
            >
              <Icon name="list-filter" />
              <span>
                «{asked}» жагсаалтаар харах <small>шүүлтүүр, эрэмбэтэй</small>
              </span>
            </Menu.Item>
          </Menu.Group>
        )}
        {sections.length > 0 && (
          <Menu.Group heading="Хуудас">
            {sections.map(({ path, label, icon }) => (
              <Menu.Item key={path} value={path} className="command__item" onSelect={() => go(path)}>
                <Icon name={icon} />
                <span>{label}</span>
              </Menu.Item>
            ))}
          </Menu.Group>
        )}
        {found.isSuccess && orders.length === 0 && products.length === 0 && (
          <p className="command__none">Ийм захиалга, бараа олдсонгүй.</p>
        )}
      </Menu.List>
      <div className="command__foot">
        <KeyHints hints={HINTS} />
      </div>
    </Menu>
  );
}
