import './chip.css';
import { Link } from 'react-router';
import { Swatch } from '../colour/swatch.tsx';
import { Icon } from '../show/icon.tsx';

interface ChipProps {
  text: string;
  /** The same list without this choice. */
  to: string;
  colour?: string;
  /** Requested but not available: struck through. */
  isUnmet?: boolean;
}

/** An active choice, and the link that drops it: works without JavaScript and with the back button. */
export function Chip({ text, to, colour, isUnmet = false }: ChipProps) {
  return (
    <Link className={isUnmet ? 'chip chip--unmet' : 'chip'} to={to} preventScrollReset aria-label={`${text}: хасах`}>
      {colour !== undefined && <Swatch colour={colour} />}
      {isUnmet ? <s>{text}</s> : text}
      <Icon name="x" />
    </Link>
  );
}

/** Drops every choice at once. */
export function ClearChip({ to }: { to: string }) {
  return (
    <Link className="chip chip--plain" to={to} preventScrollReset>
      Цэвэрлэх
    </Link>
  );
}
