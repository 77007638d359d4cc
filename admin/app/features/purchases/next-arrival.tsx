import { useQuery } from '@tanstack/react-query';
import { purchaseNumber } from '@tokhi/contract/admin/purchases/purchase-words';
import { buttonClass } from '@tokhi/ui/form/button-class.ts';
import { Link } from 'react-router';
import { useMay } from '../../calls/session.ts';
import { Icon } from '../../icons/icon.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Tag } from '../../parts/tag.tsx';
import { LineTable } from './line-table.tsx';
import { PartList } from './part-list.tsx';
import { purchaseQuery } from './purchases-query.ts';

/** The order with the earliest expected units, and what was received of it. */
export function NextArrival({ number }: { number: number }) {
  const mayReceive = useMay()('count-stock');
  const purchase = useQuery(purchaseQuery(number)).data?.purchase;
  if (purchase === undefined) return null;
  const name = purchaseNumber(number);
  const { received, units } = purchase;
  const path = `/purchases/${number}`;
  return (
    <Panel
      title={<Link to={path}>{name}, хэсгээр</Link>}
      note={
        <Tag kind={received > 0 ? 'ok' : 'plain'}>
          {received}/{units}
        </Tag>
      }
      flush
      end={
        mayReceive && (
          <Link className={buttonClass({ kind: 'outline', size: 's' })} to={`${path}?receive=1`}>
            <Icon name="package-plus" /> Хүлээн авах
          </Link>
        )
      }
    >
      <LineTable label={`${name}, мөр`} lines={purchase.shown_lines} />
      <PartList purchase={purchase} />
    </Panel>
  );
}
