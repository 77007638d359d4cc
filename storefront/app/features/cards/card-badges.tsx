import './card-badges.css';
import { Badge } from '@tokhi/ui/show/badge.tsx';
import type { CardView } from './card.present.ts';

/** The badges on a product picture in a list: the spec's at the top, the price cut at the bottom. */
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
