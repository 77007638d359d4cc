import './hashtags.css';
import { hashtagGroup } from '@tokhi/rules/page/hashtag-rotation';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { Link } from 'react-router';
import { eventAddress } from '../../addresses.ts';
import type { Hashtag } from '../menu/menu.present.ts';
import { useHashtagTurns } from './use-hashtag-turns.ts';

/** Event chips, three at a time (spec §2, Header). The button leads on to the hidden ones. */
export function Hashtags({ hashtags }: { hashtags: Hashtag[] }) {
  const shown = hashtagGroup(hashtags, 0).length;
  const more = hashtags.length > shown;
  const { turn, pause, next } = useHashtagTurns(more);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to press, the chips only pause under a pointer
    <div
      className="hashtags"
      onPointerEnter={() => pause(true)}
      onPointerLeave={() => pause(false)}
      onFocus={() => pause(true)}
      onBlur={() => pause(false)}
    >
      <ul className="hashtags__list">
        {hashtagGroup(hashtags, turn).map(({ id, text }) => (
          <li key={id}>
            <Link className="hashtags__tag" to={eventAddress(id)} prefetch="intent">
              {text}
            </Link>
          </li>
        ))}
      </ul>
      {more && (
        <button type="button" className="hashtags__next" aria-label="Дараагийн хэштэгүүд" onClick={next}>
          <Icon name="chevron-right" />
        </button>
      )}
    </div>
  );
}
