import { Link } from 'react-router';
import { Panel } from '../../parts/panel.tsx';
import { Tag } from '../../parts/tag.tsx';
import { momentText } from '../../show/moment-text.ts';
import { secondsBetween, spanText } from './span-text.ts';
import type { Status } from './status-query.ts';

type Fact = readonly [name: string, value: string];

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="status-facts">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Money that waits for a person or a provider. */
export function MoneyPanel({ status: { money, receipts, at } }: { status: Status }) {
  const waits = ({ count, oldest_at }: { count: number; oldest_at: string | null }) =>
    oldest_at === null || count === 0 ? '0' : `${count}, хамгийн удсан нь ${spanText(secondsBetween(oldest_at, at))}`;
  const isQuiet = money.unanswered.count + money.unknown.count === 0;
  return (
    <Panel
      title="Хүлээж буй мөнгө"
      note={isQuiet ? <Tag kind="ok">тодорхой</Tag> : <Tag kind="warn">тодруулна</Tag>}
      end={<Link to="/refunds">Буцаалт нээх</Link>}
    >
      <Facts
        facts={[
          ['Төлсөн эсэх нь тодорхойгүй', waits(money.unanswered)],
          ['Эзэнгүй мөнгө', waits(money.unknown)],
          ['Буцаах мөнгө', waits(money.refunds)],
          ['Тулгах шилжүүлэг', waits(money.transfers)],
          ['Бүртгүүлэх баримт', waits(receipts.waiting)],
        ]}
      />
      <p className="status__meaning">
        Мөнгө бүр эзэнтэй: захиалга төлсөн, эсвэл буцаах ажил болсон. Хүлээж байгаа нь алдагдсан гэсэн үг биш.
      </p>
    </Panel>
  );
}

/** Checks and freshness. */
export function ChecksPanel({ status: { invariants, search, failed_notices, at } }: { status: Status }) {
  const notices = failed_notices.email + failed_notices.sms;
  return (
    <Panel
      title="Тулгалт, шинэчлэл"
      note={
        invariants === null ? (
          <Tag>шалгаагүй</Tag>
        ) : invariants.broken === 0 ? (
          <Tag kind="ok">зөрчилгүй</Tag>
        ) : (
          <Tag kind="bad">{invariants.broken} зөрчил</Tag>
        )
      }
      end="шөнө бүр 04:10"
    >
      <Facts
        facts={[
          ['Тооцооны тулгалт', invariants === null ? 'хараахан шалгаагүй' : momentText(invariants.checked_at)],
          ['Зөрчил', invariants === null ? '—' : String(invariants.broken)],
          [
            'Хайлт шинэчилсэн',
            search.fresh_at === null ? '—' : `${spanText(secondsBetween(search.fresh_at, at))} өмнө`,
          ],
          ['Хүлээж буй өөрчлөлт', String(search.waiting)],
          [
            'Хүрээгүй мэдэгдэл, 24 ц',
            notices === 0 ? '0' : `и-мэйл ${failed_notices.email}, SMS ${failed_notices.sms}`,
          ],
        ]}
      />
      <p className="status__meaning">
        Тулгалт үлдэгдэл, захиалга, мөнгө, баримтын бичлэгийг хооронд нь шалгана. Зөрчил бүр «Өнөөдөр» дэлгэцэд гарна.
      </p>
    </Panel>
  );
}
