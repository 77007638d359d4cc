import './chip.css';
import { Link } from 'react-router';
import { Swatch } from '../colour/swatch.tsx';
import { Icon } from '../show/icon.tsx';

interface ChipProps {
  text: string;
  /** The same list without this choice. */
  to: string;
  colour?: string;
  /** Asked for, and not to be had: struck through. */
  isUnmet?: boolean;
}

/** A choice that holds, and the way to drop it: a link, so that it works without JavaScript and goes back. */
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
