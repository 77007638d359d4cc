import './card-picture.css';
import { ImageWell } from '@tokhi/ui/show/image-well.tsx';
import { PictureView } from '@tokhi/ui/show/picture.tsx';
import { type PointerEvent, useState } from 'react';
import type { CardView } from './card.present.ts';

interface CardPictureProps {
  card: Pick<CardView, 'picture' | 'hoverPicture'>;
  sizes: string;
  /** Among the first of the page: asked for at once. */
  first: boolean;
}

/** The picture of a card; the second one is asked for when a mouse comes, and shown when it is there. */
export function CardPicture({ card, sizes, first }: CardPictureProps) {
  const [near, setNear] = useState(false);
  const [loaded, setLoaded] = useState(false);
  function handlePointerEnter({ pointerType }: PointerEvent) {
    // A finger opens the product; a second picture would come too late for it.
    if (pointerType === 'mouse') setNear(true);
  }
  return (
    <ImageWell
      className="card-picture"
      picture={card.picture}
      alt=""
      sizes={sizes}
      first={first}
      onPointerEnter={handlePointerEnter}
    >
      {near && card.hoverPicture !== null && (
        <span
          className={loaded ? 'card-picture__second card-picture__second--here' : 'card-picture__second'}
          onLoadCapture={() => setLoaded(true)}
        >
          <PictureView picture={card.hoverPicture} alt="" sizes={sizes} first standing />
        </span>
      )}
    </ImageWell>
  );
}
