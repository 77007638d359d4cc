import './printed-order.css';
import { Logo } from '@tokhi/ui/show/logo.tsx';
import { createPortal } from 'react-dom';
import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../../../root.tsx';
import { PrintedAbout } from './printed-about.tsx';
import { PrintedGoods } from './printed-goods.tsx';
import { PrintedPayment } from './printed-payment.tsx';
import { PrintedSum } from './printed-sum.tsx';
import type { ShownOrder } from './shown-order.ts';

/** The order on A4, for the printer only: an invoice until it is paid. Never shown on a screen (record 158). */
export function PrintedOrder({ shown }: { shown: ShownOrder }) {
  const facts = useRouteLoaderData<typeof rootLoader>('root')?.facts;
  if (facts === undefined) return null;
  const { order, product, paper } = shown;
  const isInvoice = order.status === 'pending';
  const seller = paper.accounts[0]?.owner ?? facts.name;
  return createPortal(
    <article className="paper" lang="mn">
      <div className="paper__top">
        <Logo />
        <address>
          {paper.register === null ? seller : `${seller}, регистр ${paper.register}`}
          <br />
          {facts.address}
          <br />
          {facts.phone}, {facts.email}
        </address>
      </div>
      <h2 className="paper__title">{isInvoice ? 'Нэхэмжлэх' : 'Захиалга'}</h2>
      <PrintedAbout order={order} buyer={paper.buyer} />
      <PrintedGoods lines={product} />
      <PrintedSum order={order} paper={paper} />
      {isInvoice && <PrintedPayment ordernumber={order.ordernumber} paper={paper} phone={facts.phone} />}
      {!isInvoice && <p className="paper__terms">И-баримтыг тусад нь олгодог. Асуух зүйл байвал {facts.phone}.</p>}
      {(isInvoice || paper.buyer.register !== null) && <Signatures seller={seller} />}
      <p className="paper__foot">
        <span>{seller}</span>
        <span>{order.ordernumber}</span>
      </p>
    </article>,
    document.body,
  );
}

const Signatures = ({ seller }: { seller: string }) => (
  <div className="paper__signs">
    <p>
      Дарга
      <br />
      {seller}, гарын үсэг, тамга
    </p>
    <p>
      Нягтлан бодогч
      <br />
      {seller}, гарын үсэг
    </p>
  </div>
);
