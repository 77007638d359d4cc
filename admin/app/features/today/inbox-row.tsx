import { formatTug } from '@tokhi/rules/money/money';
import { Button } from '@tokhi/ui/form/button.tsx';
import { useEffect, useRef } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { Avatar } from '../../parts/avatar.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { OrderNumber } from '../../parts/order-number.tsx';
import { ageText } from './age-text.ts';
import type { InboxItem } from './today-query.ts';

interface InboxRowProps {
  item: InboxItem;
  now: Date;
  isCurrent: boolean;
  onChoose: () => void;
  onMain: () => void;
  onTake: () => void;
  onLater: () => void;
  onDone: () => void;
}

/** Whether Enter opens or enqueues something; otherwise it marks the item done. */
export const hasOwnAction = ({ action }: InboxItem): boolean => action.to !== null || action.job !== null;

/** An item; the current one shows its buttons. */
export function InboxRow({ item, now, isCurrent, onChoose, onMain, onTake, onLater, onDone }: InboxRowProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <li ref={row} className="item" aria-current={isCurrent || undefined}>
      <i className={`item__dot item__dot--${item.severity}`} />
      <div>
        <button type="button" className="item__title" onClick={onChoose}>
          {item.title}
        </button>{' '}
        {item.ordernumber !== null && <OrderNumber number={item.ordernumber} />} {item.about}
        <span className="item__detail">{item.detail}</span>
      </div>
      <div className="item__end">
        {item.amount !== null && <b>{formatTug(item.amount)}</b>}
        <span className={`age age--${item.severity}`}>{ageText(item.since, now)}</span>
      </div>
      <button
        type="button"
        className={item.assignee === null ? 'item__take item__take--free' : 'item__take'}
        title={item.is_mine ? 'Чөлөөлөх (A)' : 'Надад (A)'}
        aria-label={`${item.title}: ${item.is_mine ? 'чөлөөлөх' : 'надад авах'}`}
        onClick={onTake}
      >
        {item.assignee === null ? <Icon name="plus" /> : <Avatar name={item.assignee} />}
      </button>
      {isCurrent && (
        <div className="item__acts">
          <Button size="s" onClick={onMain}>
            {hasOwnAction(item) ? item.action.label : 'Дууссан болгох'} <Kbd inButton>Enter</Kbd>
          </Button>
          <Button kind="outline" size="s" onClick={onLater}>
            Хойшлуулах <Kbd>H</Kbd>
          </Button>
          {hasOwnAction(item) && (
            <Button kind="outline" size="s" onClick={onDone}>
              Дууссан <Kbd>E</Kbd>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
