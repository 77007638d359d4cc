import './second-picture.css';
import { type PointerEvent, useState } from 'react';
import { CARD_SIZES } from './card-sizes.ts';

/** The second picture of a card, set when a mouse comes near: its files are in the HTML (`data-second`). */
export function useSecondPicture() {
  const [second, setSecond] = useState<string>();
  function comeNear({ pointerType, currentTarget }: PointerEvent<HTMLElement>) {
    // Touch opens the product; a second picture would come too late.
    if (pointerType !== 'mouse') return;
    setSecond(currentTarget.querySelector<HTMLElement>('[data-second]')?.dataset['second']);
  }
  return { second, comeNear };
}

/** Over the first one, shown once it has loaded. */
export function SecondPicture({ files }: { files: string | undefined }) {
  const [isHere, setHere] = useState(false);
  if (files === undefined) return null;
  return (
    <span className={isHere ? 'card-second card-second--here' : 'card-second'}>
      <img srcSet={files} sizes={CARD_SIZES} alt="" onLoad={() => setHere(true)} />
    </span>
  );
}
