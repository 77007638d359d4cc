import './road.css';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { type FollowedOrder, placesOf } from './journey.ts';

/** The places of the journey, visual only; the steps beside it say the same in words. */
export const Road = ({ order }: { order: FollowedOrder }) => (
  <ol className="road" aria-hidden="true">
    {placesOf(order).map(({ name, state, when }) => (
      <li key={name} className={`road__place road__place--${state}`}>
        <span className="road__dot">{state === 'now' && <Icon name="truck" />}</span>
        <b>{name}</b>
        <span>{when}</span>
      </li>
    ))}
  </ol>
);
