import './card-badges.css';
import { Badge, type BadgeFact } from '@tokhi/ui/show/badge.tsx';

const SHOWN = 2;

/** What the picture of a list says about its product: two at most, the most telling. */
export function CardBadges({ badges }: { badges: BadgeFact[] }) {
  if (badges.length === 0) return null;
  return (
    <span className="card-badges">
      {badges.slice(0, SHOWN).map((badge) => (
        <Badge key={badge.text} {...badge} />
      ))}
    </span>
  );
}
