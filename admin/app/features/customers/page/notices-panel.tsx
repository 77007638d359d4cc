import { Icon } from '../../../icons/icon.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { Tag, type TagKind } from '../../../parts/tag.tsx';
import { momentText } from '../../../show/moment-text.ts';
import type { Customer } from '../customers-query.ts';

const STATES: Record<Customer['notices'][number]['state'], readonly [kind: TagKind, text: string]> = {
  queued: ['info', 'хүлээгдэж буй'],
  sent: ['ok', 'илгээсэн'],
  failed: ['bad', 'илгээгдээгүй'],
  skipped: ['warn', 'хязгаарт хүрсэн'],
};

/** The notices sent to the customer, and which notices the customer wants. */
export function NoticesPanel({ customer: { notices, wants } }: { customer: Customer }) {
  const wanted = [
    ...(wants.price_drop ? ['хадгалсан барааны үнэ'] : []),
    ...(wants.back_in_stock ? ['бараа ирсэн'] : []),
    ...(wants.sms ? ['SMS'] : []),
  ];
  return (
    <Panel
      title="Мэдэгдэл"
      foot={<span>Хүссэн нь: {['захиалгын явц', ...wanted].join(', ')}. Өөрөө сонгосон</span>}
      flush
    >
      {notices.length === 0 && <p className="customer__none">Мэдэгдэл илгээгээгүй байна.</p>}
      <ul className="customer__rows">
        {notices.map(({ id, channel, about, ordernumber, state, at }) => {
          const [kind, text] = STATES[state];
          return (
            <li key={id}>
              <Icon name={channel === 'sms' ? 'message-square' : 'mail'} />
              <span>
                <b>{about}</b>
                <small>{[momentText(at), ordernumber].filter((part) => part !== null).join(', ')}</small>
              </span>
              <Tag kind={kind}>{text}</Tag>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
