import { statusLabel } from '@tokhi/rules/order/order-status';
import { ProgressBar } from '@tokhi/ui/show/progress-bar.tsx';
import { Icon } from '../../../icons/icon.tsx';
import { momentText } from '../../../show/moment-text.ts';
import type { Batch } from '../truck-queries.ts';
import { endingsOf } from './preview-facts.tsx';
import { STAY_TEXTS } from './reason-texts.ts';

/** Whether nobody was notified yet: the step can be taken back unnoticed. */
export const isTakenBackInTime = ({ finishedAt, takesBack, takenBackBy, notifiedAt, done }: Batch): boolean =>
  finishedAt !== null &&
  takesBack === null &&
  takenBackBy === null &&
  done > 0 &&
  notifiedAt !== null &&
  Date.parse(notifiedAt) > Date.now();

/** While the worker runs it. */
export function RunningFacts({ batch }: { batch: Batch }) {
  const total = batch.total ?? 0;
  const decided = batch.done + batch.staying.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="running" aria-live="polite">
      <p>
        <b className="running__count">{decided}</b> / {batch.total ?? '…'} захиалга
      </p>
      <ProgressBar label="Явц" value={decided} max={Math.max(total, 1)} />
      <p className="running__after">{statusLabel(batch.to)}. Хуудсыг хаасан ч ажил үргэлжилнэ.</p>
    </div>
  );
}

export function MovedFacts({ batch }: { batch: Batch }) {
  const { done, staying, to, notifiedAt } = batch;
  return (
    <>
      <p className="in-time">
        <Icon name="check" />
        <span>
          <b>
            {done} захиалга «{statusLabel(to)}»
          </b>{' '}
          боллоо.
        </span>
      </p>
      <ul className="facts">
        {staying.map(({ reason, count, numbers }) => (
          <li key={reason} title={numbers.join(', ')}>
            <i className="facts__dot facts__dot--stays" />
            <span>
              Үлдсэн: {STAY_TEXTS[reason].toLowerCase()}
              <small>{endingsOf(numbers, count)}</small>
            </span>
            <b>{count}</b>
          </li>
        ))}
        <li>
          <Icon name="mail" />
          Мэдэгдэл, хүлээгдэж буй <b>{done}</b>
        </li>
        {notifiedAt !== null && (
          <li>
            <Icon name="clock" />
            Явах цаг <b>{momentText(notifiedAt).slice('mm/dd, '.length)}</b>
          </li>
        )}
      </ul>
    </>
  );
}
