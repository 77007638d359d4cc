import { differenceNames } from '@tokhi/contract/admin/difference-names';
import { nameOfDifference } from '@tokhi/rules/money/day-differences';
import { formatTug } from '@tokhi/rules/money/money';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Link } from 'react-router';
import { Icon } from '../../icons/icon.tsx';
import { OrderNumber } from '../../parts/order-number.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Tag } from '../../parts/tag.tsx';
import type { Day, Difference } from './closing-query.ts';
import { placeOf, subjectOf } from './difference-texts.ts';
import type { useClosing } from './use-closing.ts';

const LONGEST_REASON = 300;

interface DifferenceListProps {
  day: Day;
  closing: ReturnType<typeof useClosing>;
}

/** The differences, each with its name, a link, and the reason that staff give. */
export function DifferenceList({ day, closing: { reasons, explain, unexplained } }: DifferenceListProps) {
  const { differences, closing, is_over } = day;
  const note =
    closing !== null || !is_over || differences.length === 0
      ? undefined
      : unexplained.length === 0
        ? 'бүгд тайлбартай'
        : `${unexplained.length} тайлбаргүй`;
  return (
    <Panel title={`Зөрүү ${differences.length}`} note={note} flush>
      {differences.length === 0 ? (
        <p className="closing__none closing__none--good">
          <Icon name="circle-check" />
          Бүгд тэнцсэн.
        </p>
      ) : (
        <ul>
          {differences.map((one) => (
            <li key={nameOfDifference(one)} className="difference">
              <DifferenceText difference={one} />
              <b className="difference__amount">
                {one.amount > 0 && '+'}
                {formatTug(one.amount).replace('-', '−')}
              </b>
              <div className="difference__reason">
                {closing !== null ? (
                  (one.reason ?? <Tag kind="bad">Хаасны дараа гарсан</Tag>)
                ) : (
                  <TextInput
                    aria-label={`Тайлбар: ${differenceNames[one.kind]}, ${one.ordernumber ?? subjectOf(one)}`}
                    placeholder="Тайлбар"
                    maxLength={LONGEST_REASON}
                    value={reasons[nameOfDifference(one)] ?? ''}
                    onChange={({ target }) => explain(nameOfDifference(one), target.value)}
                  />
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function DifferenceText({ difference }: { difference: Difference }) {
  const { kind, name, ordernumber } = difference;
  const to = placeOf(difference);
  // The number of an order is the link to it.
  const isOrder = to?.startsWith('/orders/') ?? true;
  return (
    <p className="difference__text">
      <b>{differenceNames[kind]}</b>
      <span className="soft">
        {name}, {subjectOf(difference)} {ordernumber !== null && <OrderNumber number={ordernumber} />}
      </span>
      {to !== null && !isOrder && (
        <Link className="difference__link" to={to}>
          Нээх<span className="vh"> {ordernumber ?? subjectOf(difference)}</span>
        </Link>
      )}
    </p>
  );
}
