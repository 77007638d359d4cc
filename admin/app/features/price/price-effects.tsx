import { formatTug } from '@tokhi/rules/money/money';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { AdminIconName } from '../../icons/icon-names.ts';
import { OrderNumber } from '../../parts/order-number.tsx';
import { Panel } from '../../parts/panel.tsx';
import { percentText } from './price-form.ts';
import type { Preview } from './price-query.ts';

/** The effects of the change apart from the price itself. */
export function PriceEffects({ preview }: { preview: Preview | undefined }) {
  if (preview === undefined)
    return (
      <Panel title="Юунд нөлөөлөх">
        <p className="soft">Шинэ үнэ бичихэд энд харагдана.</p>
      </Panel>
    );
  const { carts, saved, notified, unpaid } = preview.effects;
  const margins = preview.lines.flatMap(({ margin_was: was, margin }) =>
    was === null || margin === null ? [] : [{ was, margin }],
  );
  const mean = (of: 'was' | 'margin') =>
    percentText(Math.round(margins.reduce((sum, line) => sum + line[of], 0) / margins.length)).replace('+', '');
  return (
    <Panel title="Юунд нөлөөлөх" end={`${preview.lines.length} өнгө`}>
      <ul className="price-effects">
        <Effect icon="shopping-bag" title={`Сагсанд ${carts} хүн`}>
          {carts > 0 && 'Сагсаа нээхэд шинэ үнэ, зөрүү нь тэмдэглэгдэнэ'}
        </Effect>
        <Effect icon="heart" title={`Хадгалсан ${saved} хүн`}>
          {saved > 0 && (notified === 0 ? 'Мэдэгдэл очихгүй' : `${notified} хүнд үнэ буурсан мэдэгдэл очно`)}
        </Effect>
        <Effect
          icon="clock"
          title={unpaid.count === 0 ? 'Төлөөгүй захиалга алга' : `Төлөөгүй ${unpaid.count} захиалга үнээ хадгална`}
        >
          {unpaid.orders.map((number) => (
            <OrderNumber key={number} number={number} />
          ))}
          {unpaid.count > 0 && ` нийт ${formatTug(unpaid.sum)}`}
        </Effect>
        {margins.length > 0 && (
          <Effect icon="trending-down" title={`Ашиг ${mean('was')} → ${mean('margin')}`}>
            Өртөг, ханшаар тооцсон дундаж
          </Effect>
        )}
      </ul>
    </Panel>
  );
}

const Effect = ({ icon, title, children }: { icon: AdminIconName; title: string; children: ReactNode }) => (
  <li className="price-effects__i">
    <Icon name={icon} />
    <span>
      <b>{title}</b>
      {children}
    </span>
  </li>
);
