import './order-costs.css';
import type { Order, OrderLine } from '@tokhi/contract/fields/order-fields';
import { formatTug } from '@tokhi/rules/money/money';
import { SumBonus } from '../../../money/sum.tsx';
import { TermRows } from '../../../money/term-rows.tsx';
import { PrintButton } from '../../payment/public.ts';
import { Box } from '../parts/box.tsx';
import { piecesOf } from '../parts/pieces-of.ts';

/** What it costs and why, each fee with a visible reason (spec §2 "cost breakdown"). */
export function OrderCosts({ order, lines }: { order: Order; lines: readonly OrderLine[] }) {
  const { total_amount, add_bonus, paid, ended, status } = order;
  return (
    <Box title="Төлбөрийн задаргаа">
      <TermRows terms={order.terms} pieces={piecesOf(lines)} explained />
      <dl className="costs__total">
        <dt>{paid === null ? 'Төлөх дүн' : 'Төлсөн дүн'}</dt>
        <dd>{formatTug(total_amount)}</dd>
      </dl>
      {add_bonus > 0 && ended === null && <SumBonus points={add_bonus} earned={paid !== null} />}
      <div className="costs__print">
        <PrintButton isPaid={status !== 'pending'} />
      </div>
    </Box>
  );
}
