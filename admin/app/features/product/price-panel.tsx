import { useQuery } from '@tanstack/react-query';
import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { formatTug } from '@tokhi/rules/money/money';
import { Link } from 'react-router';
import { reasonOf } from '../../calls/refused.ts';
import { useMayAsk } from '../../calls/session.ts';
import { Panel } from '../../parts/panel.tsx';
import { Tag } from '../../parts/tag.tsx';
import { momentText } from '../../show/moment-text.ts';
import { percentText, pricesQuery } from '../price/public.ts';
import type { Product } from './product-query.ts';

/** Price, lowest price and plans of the colour; a separate page changes them. */
export function PricePanel({ saved: { code, price } }: { saved: Product }) {
  const maySee = useMayAsk()('showPrices');
  const { data, error } = useQuery({ ...pricesQuery(code), enabled: maySee });
  const colour = data?.colours.find((one) => one.code === code);
  const planned = data?.planned.filter((plan) => plan.code === code) ?? [];
  const facts = [
    ['Одоогийн үнэ', formatTug(colour?.sale_price ?? price), marginText(colour?.margin ?? null)],
    ...(maySee
      ? ([
          ['Үндсэн үнэ', colour === undefined ? '…' : formatTug(colour.regular), ''],
          [
            'Кампанит хямдрал',
            colour === undefined ? '…' : percentOff(colour.campaign.percent),
            endText(colour?.campaign),
          ],
          ['30 хоногийн бага', colour === undefined ? '…' : formatTug(colour.lowest), ''],
        ] as const)
      : []),
  ] as const;
  const end = maySee && (
    <Link className="product__link" to={`/products/${code}/price`}>
      Үнэ өөрчлөх
    </Link>
  );
  return (
    <Panel title="Үнэ" note={formatProductCode(code)} end={end}>
      {error !== null && <p className="soft">{reasonOf(error)}</p>}
      <dl className="product-prices">
        {facts.map(([name, value, note]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {note !== '' && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {data?.approval != null && (
        <p className="product-prices__more">
          <Tag kind="warn">Хоёр дахь хүн батлахыг хүлээж байна</Tag>
        </p>
      )}
      {planned.length > 0 && (
        <ul className="product-prices__more" aria-label="Төлөвлөсөн үнэ">
          {planned.map(({ id, at, price: wanted, percent, reason }) => (
            <li key={id}>
              <Tag kind="info">{momentText(at)}</Tag> <b>{wanted === null ? `−${percent ?? 0}%` : formatTug(wanted)}</b>{' '}
              <span className="soft">{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const marginText = (tenths: number | null): string =>
  tenths === null ? '' : `Ашиг ${percentText(tenths).replace('+', '')}`;

const percentOff = (percent: number): string => (percent === 0 ? 'алга' : `−${percent}%`);

const endText = (campaign: { percent: number; ends_at: string | null } | undefined): string =>
  campaign === undefined || campaign.percent === 0 || campaign.ends_at === null
    ? ''
    : `${momentText(campaign.ends_at)} хүртэл`;
