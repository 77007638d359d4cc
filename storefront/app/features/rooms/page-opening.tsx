import './page-opening.css';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { ImageWell } from '@tokhi/ui/show/image-well.tsx';
import { StaticHtml } from '@tokhi/ui/start/static-html.tsx';
import type { ReactNode } from 'react';
import { type Packed, unpack } from '../../packed.ts';
import { RoomGoods, ScenePicture } from './lazy-scene.ts';
import type { OpeningView } from './opening.present.ts';
import { RoomSet } from './room-set.tsx';

interface PageOpeningProps {
  /** Null on the later pages of a list. */
  opening: Packed<OpeningView> | null;
  /** The name of the page. */
  children: ReactNode;
}

/** The introduction to a list: its name, a sentence, and a room with its goods. */
export function PageOpening({ opening, children }: PageOpeningProps) {
  if (opening === null) return children;
  const { sentence, room, tile } = unpack(opening);
  return (
    <div className="opening">
      <div className="opening__text">
        {children}
        {sentence !== '' && <p className="opening__sentence">{sentence}</p>}
        {room !== null && (
          <details className="opening__goods">
            <summary>
              {room.set.codes.length === 0 ? room.name : `${room.name}: ${room.set.codes.length} бараа`}
              <span className="opening__arrow">
                <Icon name="chevron-down" />
              </span>
            </summary>
            <StaticHtml>{room.scene && <RoomGoods pieces={room.scene.pieces} />}</StaticHtml>
            <RoomSet room={room} kind="outline" />
          </details>
        )}
      </div>
      {room !== null && (
        <StaticHtml className="opening__picture">
          {room.scene && (
            <ScenePicture name={room.name} scene={room.scene} wider="(max-width: 1023.98px) 114vw, 1023px" first />
          )}
        </StaticHtml>
      )}
      {tile !== null && <ImageWell className="opening__picture" picture={tile} alt="" sizes="400px" first />}
    </div>
  );
}
