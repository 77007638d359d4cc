import { formatTug } from '@tokhi/rules/money/money';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Icon } from '../../icons/icon.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Tag } from '../../parts/tag.tsx';
import { momentText } from '../../show/moment-text.ts';
import type { Prices } from './price-query.ts';

type Approval = NonNullable<Prices['approval']>;

interface PriceApprovalProps {
  approval: Approval;
  onDecide: (state: 'approved' | 'declined') => void;
}

/** A prepared change; the member who prepared it waits for a colleague. */
export const PriceApproval = ({ approval, onDecide }: PriceApprovalProps) => (
  <Panel title="Батлуулж буй үнэ" end={<Tag kind="warn">хүлээж байна</Tag>}>
    <p>
      <b>{changeText(approval.change)}</b>
    </p>
    <p className="soft">{approval.reason}</p>
    <ol className="price-steps-list">
      <li className="price-steps-list__i price-steps-list__i--done">
        <i>
          <Icon name="check" />
        </i>
        <span>
          <b>{approval.by ?? '–'} бэлтгэсэн</b>
          {momentText(approval.requested_at)}
        </span>
      </li>
      <li className="price-steps-list__i price-steps-list__i--now">
        <i>2</i>
        <span>
          <b>Хоёр дахь хүн батална</b>
          Өөрөө бэлтгэснээ батлахгүй
        </span>
      </li>
      <li className="price-steps-list__i">
        <i>3</i>
        <span>
          <b>{approval.at === null ? 'Шууд хэрэгжинэ' : `${momentText(approval.at)}-д хэрэгжинэ`}</b>
          {approval.at !== null && 'Тэр хүртэл зогсоож болно'}
        </span>
      </li>
    </ol>
    {!approval.mine && (
      <div className="price-decide">
        <Button onClick={() => onDecide('approved')}>Батлах</Button>
        <Button kind="outline" onClick={() => onDecide('declined')}>
          Татгалзах
        </Button>
      </div>
    )}
  </Panel>
);

function changeText(change: Approval['change']): string {
  const prices =
    change.kind === 'campaign'
      ? `Хямдрал −${change.percent}%`
      : [...new Set(change.lines.map(({ price }) => formatTug(price)))].join(', ');
  return `${prices}, ${change.lines.length} өнгө`;
}
