import './order-place.css';
import type { Order } from '@tokhi/contract/fields/order-fields';
import { transferReference } from '@tokhi/rules/payment/transfer-reference';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { useRouteLoaderData } from 'react-router';
import { PhoneLink } from '../../../layout/public.ts';
import type { loader as rootLoader } from '../../../root.tsx';
import { Box } from '../parts/box.tsx';
import { isFetched, WhereTo } from '../parts/where-to.tsx';

/** Where the goods go or are picked up, and whom to ask. */
export function OrderPlace({ order }: { order: Order }) {
  const phone = useRouteLoaderData<typeof rootLoader>('root')?.facts.phone;
  const fetched = isFetched(order);
  return (
    <Box title="Хүлээн авах">
      <p className="oplace">
        {fetched ? <Icon name="store" /> : <Icon name="map-pin" />}
        <span>
          <b>{fetched ? 'Дэлгүүрээс очиж авна' : 'Хаягаар хүргэнэ'}</b>
          <WhereTo order={order} />
        </span>
      </p>
      {phone !== undefined && (
        <p className="oplace">
          <Icon name="message-circle" />
          <span>
            <b>Асуух зүйл байна уу?</b>
            <PhoneLink phone={phone} className="link nowrap" />. Дугаараа хэлээрэй:{' '}
            {transferReference(order.ordernumber)}
          </span>
        </p>
      )}
    </Box>
  );
}
