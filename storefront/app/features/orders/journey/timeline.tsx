import './timeline.css';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { type FollowedOrder, historyOf, isOnTheWay, stepsOf } from './journey.ts';

/** The history with its times, and the steps still to come. */
export function Timeline({ order }: { order: FollowedOrder }) {
  const happened = historyOf(order);
  const coming = isOnTheWay(order)
    ? stepsOf(order).filter(({ state }) => state === 'next' || state === 'unneeded')
    : [];
  return (
    <ol className="timeline">
      {happened.map(({ label, when }, index) => {
        const last = index === happened.length - 1;
        const ended = last && order.ended !== null;
        return (
          <li
            key={label}
            className={last ? 'timeline__one timeline__one--now' : 'timeline__one timeline__one--done'}
            aria-current={last ? 'step' : undefined}
          >
            <span className={ended ? 'timeline__n timeline__n--ended' : 'timeline__n'}>
              {ended ? <Icon name="x" /> : <Icon name="check" />}
            </span>
            <b>{label}</b>
            <span>{when}</span>
          </li>
        );
      })}
      {coming.map(({ status, label, when, state, late }) => (
        <li key={status} className="timeline__one">
          <span className="timeline__n">{state === 'unneeded' && '–'}</span>
          <b>{label}</b>
          <span>
            {when}
            {late && <em className="timeline__late">Хоцорсон</em>}
          </span>
        </li>
      ))}
    </ol>
  );
}
