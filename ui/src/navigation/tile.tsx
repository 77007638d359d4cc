import './tile.css';
import type { ReactNode } from 'react';
import { type Picture, PictureView } from '../show/picture.tsx';

interface TileProps {
  to: string;
  title: string;
  note?: string;
  picture?: Picture | null;
  icon?: ReactNode;
  /** The title in red: a list of cut prices. */
  cut?: boolean;
}

/** A link to a list: a word or two on felt, with a product or an icon in the corner. */
export function Tile({ to, title, note, picture = null, icon, cut = false }: TileProps) {
  return (
    <a className={cut ? 'tile tile--cut' : 'tile'} href={to}>
      <b className="tile__title">{title}</b>
      {note !== undefined && <span className="tile__note">{note}</span>}
      {picture !== null && (
        <span className="tile__picture">
          <PictureView picture={picture} alt="" sizes="124px" />
        </span>
      )}
      {picture === null && icon !== undefined && <span className="tile__icon">{icon}</span>}
    </a>
  );
}
