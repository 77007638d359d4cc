import './printed-invoice.css';
import type { ShopFacts } from '@tokhi/contract/fields/shop-facts';
import { formatFullDate, formatMoment, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { formatTug } from '@tokhi/rules/money/money';
import { includedVat } from '@tokhi/rules/money/vat';
import { termLabels } from '@tokhi/rules/order/term-explanation';
import { confirmationHours } from '@tokhi/rules/payment/payment-methods';
import { transferReference } from '@tokhi/rules/payment/transfer-reference';
import { Logo } from '@tokhi/ui/show/logo.tsx';
import type { Payable } from '../choose/choice-figures.ts';
import { PrintedGoods } from './printed-goods.tsx';

/** The invoice of an organisation, one A4 sheet; on a screen it is nowhere. */
export function PrintedInvoice({ payable, facts }: { payable: Payable; facts: ShopFacts }) {
  const { order, products, accounts, paper } = payable;
  const seller = accounts[0]?.owner ?? facts.name;
  return (
    <article className="paper" lang="mn">
      <div className="paper__top">
        <Logo />
        <address>
          {[seller, paper?.register != null && `регистр ${paper.register}`].filter(Boolean).join(', ')}
          <br />
          {facts.address}
          <br />
          {facts.phone}, {facts.email}
        </address>
      </div>
      <h2 className="paper__title">Нэхэмжлэх</h2>
      <About payable={payable} />
      <PrintedGoods lines={products} />
      <div className="paper__sum">
        <p className="paper__words">
          <b>Үсгээр</b>
          <br />
          {paper?.words}
        </p>
        <Terms order={order} />
      </div>
      <section className="paper__pay">
        <div>
          <h3>Төлбөр</h3>
          {accounts.map(({ bank, account, iban, owner }) => (
            <p key={account}>
              {bank} {account}
              {iban !== null && `, IBAN ${iban}`}, {owner}
            </p>
          ))}
          <p>
            Гүйлгээний утга <b>{transferReference(order.ordernumber)}</b>
          </p>
        </div>
        {paper && (
          <figure>
            <img src={paper.QRCode} width={96} height={96} alt="Захиалгыг нээх QR код" />
            <figcaption>Утсаараа уншуулж төлнө</figcaption>
          </figure>
        )}
      </section>
      <ul className="paper__terms">
        <li>
          Хугацаанд төлөгдөөгүй бол захиалга цуцлагдана. Шилжүүлгийг ажлын {confirmationHours('mobile')} цагт
          баталгаажуулна.
        </li>
        <li>Дүн эсвэл гүйлгээний утга зөрвөл {facts.phone} руу залгана уу, мөнгө тань алдагдахгүй.</li>
      </ul>
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
      <p className="paper__foot">
        <span>{seller}</span>
        <span>{order.ordernumber}</span>
      </p>
    </article>
  );
}

/** Who orders, under which number, and until when it is paid. */
function About({ payable: { order, shipping } }: { payable: Payable }) {
  const { user } = shipping;
  const place = [order.district, order.khoroo === null ? null : `${order.khoroo}-р хороо`, order.more_address];
  return (
    <div className="paper__about">
      <div>
        <h3>Захиалагч</h3>
        <b>{user.name}</b>
        {user.register !== null && <p>Регистр {user.register}</p>}
        <p>{order.pickup?.name ?? place.filter((part) => part !== null).join(', ')}</p>
        <p>{[user.phone, user.email].filter(Boolean).join(', ')}</p>
      </div>
      <dl>
        <div>
          <dt>Дугаар</dt>
          <dd>{order.ordernumber}</dd>
        </div>
        <div>
          <dt>Огноо</dt>
          <dd>{formatFullDate(ulaanbaatarDate(new Date(order.created_at)))}</dd>
        </div>
        {order.pay_by !== null && (
          <div>
            <dt>Төлөх хугацаа</dt>
            <dd>{formatMoment(new Date(order.pay_by))}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** Every term, the VAT that is in it or upon it, and what is to be paid. */
function Terms({ order }: { order: Payable['order'] }) {
  return (
    <dl>
      {order.terms.map(({ name, amount }) => (
        <div key={name}>
          <dt>{termLabels[name]}</dt>
          <dd>{amount < 0 ? `−${formatTug(-amount)}` : formatTug(amount)}</dd>
        </div>
      ))}
      <div className="paper__total">
        <dt>Төлөх дүн</dt>
        <dd>{formatTug(order.total_amount)}</dd>
      </div>
      {order.NOAT === 0 && (
        <div className="paper__vat">
          <dt>Үүнд НӨАТ</dt>
          <dd>{formatTug(includedVat(order.total_amount))}</dd>
        </div>
      )}
    </dl>
  );
}
