import './card-badges.css';
import { Badge } from '@tokhi/ui/show/badge.tsx';
import type { CardView } from './card.present.ts';

/** What the picture of a list says about its product: the spec's badges at its top, how far the price is down at its foot. */
export function CardBadges({ card: { badges, cutBadge } }: { card: Pick<CardView, 'badges' | 'cutBadge'> }) {
  if (badges.length === 0 && cutBadge === null) return null;
  return (
    <span className={cutBadge === null ? 'card-badges' : 'card-badges card-badges--cut'}>
      {badges.map((badge) => (
        <Badge key={badge.text} {...badge} />
      ))}
      {cutBadge !== null && <Badge {...cutBadge} />}
    </span>
  );
}
