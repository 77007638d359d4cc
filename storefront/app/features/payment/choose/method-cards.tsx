import './method-cards.css';
import type { OfferedMethod, PaymentMethod } from '@tokhi/contract/fields/payment-methods';
import { formatTug } from '@tokhi/rules/money/money';
import { isLent } from '@tokhi/rules/payment/payment-methods';
import { OptionCard } from '@tokhi/ui/form/option-card.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { type ReactNode, useId } from 'react';

const ICONS: { [method in PaymentMethod]?: ReactNode } = {
  qpay: <Icon name="qr-code" />,
  golomt: <Icon name="credit-card" />,
  monpay: <Icon name="wallet" />,
  mobile: <Icon name="landmark" />,
  mongolchat: <Icon name="message-circle" />,
};

const NOTES: { [method in PaymentMethod]?: string } = {
  qpay: 'Бүх банкны апп, QR код',
  golomt: 'Visa, Mastercard, UnionPay карт',
  monpay: 'Түрийвчээс төлөх',
  mongolchat: 'MongolChat аппаар төлөх',
};

interface MethodCardsProps {
  methods: readonly OfferedMethod[];
  chosen: string;
  /** «Төлбөрийн нөхцөлөө сонгоно уу». */
  wrong: string | undefined;
  onChoose: (method: PaymentMethod) => void;
  /** Details of the chosen lender. */
  children: ReactNode;
}

/** The payment methods, QPay first and none chosen (decision 129); disabled ones are not shown. */
export function MethodCards({ methods, chosen, wrong, onChoose, children }: MethodCardsProps) {
  const id = useId();
  const ties = { name: 'method', ...(wrong !== undefined && { 'aria-invalid': true, 'aria-describedby': id }) };
  const offered = methods.filter(({ on }) => on);
  const card = (method: OfferedMethod) => (
    <OptionCard
      {...ties}
      key={method.type}
      icon={ICONS[method.type]}
      title={method.name}
      note={noteOf(method)}
      price={priceOf(method)}
      checked={chosen === method.type}
      onChange={() => onChoose(method.type)}
    />
  );
  return (
    <>
      <fieldset className="methods">
        <legend className="methods__title">Төлбөрийн хэлбэр</legend>
        <p className="methods__wrong" id={id} aria-live="assertive">
          {wrong !== undefined && (
            <>
              <Icon name="circle-alert" />
              {wrong}
            </>
          )}
        </p>
        <div className="methods__list">{offered.filter(({ type }) => !isLent(type)).map(card)}</div>
      </fieldset>
      <fieldset className="methods">
        <legend className="methods__title">Зээл, хуваан төлөх</legend>
        <div className="methods__list methods__list--two">{offered.filter(({ type }) => isLent(type)).map(card)}</div>
        {children}
      </fieldset>
    </>
  );
}

function noteOf({ type, plan, fee, perMille, confirmed_in }: OfferedMethod): string {
  if (!isLent(type)) return NOTES[type] ?? `Ажлын ${confirmed_in} цагт баталгаажна`;
  const terms = plan === null ? 'Хуваарийг зээлдүүлэгч тохирно' : `${plan.count} хувааж төлнө`;
  return fee === 0 ? terms : `${terms}, шимтгэл ${perMille / 10}%`;
}

function priceOf({ type, fee }: OfferedMethod): string | undefined {
  if (!isLent(type)) return undefined;
  return fee === 0 ? 'Шимтгэлгүй' : `+${formatTug(fee)}`;
}
