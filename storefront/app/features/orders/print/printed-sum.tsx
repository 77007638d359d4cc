import type { Order } from '@tokhi/contract/fields/order-fields';
import { formatTug } from '@tokhi/rules/money/money';
import { includedVat } from '@tokhi/rules/money/vat';
import { termLabels } from '@tokhi/rules/order/term-explanation';
import type { ShownOrder } from './shown-order.ts';

/** Every term, what is or was to be paid, also in words, and the VAT, included or added. */
export function PrintedSum({ order, paper: { rows, words } }: { order: Order; paper: ShownOrder['paper'] }) {
  const { status, paid, total_amount, NOAT } = order;
  const unpaid = status === 'pending' ? 'Төлөх дүн' : 'Нийт дүн';
  return (
    <div className="paper__sum">
      <p className="paper__words">
        <b>Үсгээр</b>
        <br />
        {words}
      </p>
      <dl>
        {rows.map(({ name, amount }) => (
          <div key={name}>
            <dt>{termLabels[name]}</dt>
            <dd>{amount < 0 ? `−${formatTug(-amount)}` : formatTug(amount)}</dd>
          </div>
        ))}
        <div className="paper__total">
          <dt>{paid === null ? unpaid : 'Төлсөн дүн'}</dt>
          <dd>{formatTug(total_amount)}</dd>
        </div>
        {NOAT === 0 && (
          <div className="paper__vat">
            <dt>Үүнд НӨАТ</dt>
            <dd>{formatTug(includedVat(total_amount))}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
