import './zoom-dialog.css';
import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { type KeyboardEvent, type TouchEvent, useEffect, useRef, useState } from 'react';
import { ProductDrawing } from '../facts/product-drawing.tsx';
import type { ProductView } from '../product.present.ts';
import { viewCount } from './shown-image.ts';

const KEYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const FAR_ENOUGH_PX = 40;

interface ZoomDialogProps {
  product: ProductView;
  /** Which view is shown first, counted from 1. */
  at: number;
  onClose: () => void;
}

/** Every view of the product on the whole screen, one after the other; a tap doubles the size of a picture. */
export function ZoomDialog({ product, at, onClose }: ZoomDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const startX = useRef<number | null>(null);
  const [shown, setShown] = useState(at);
  const [near, setNear] = useState(false);
  const count = viewCount(product);
  const picture = product.pictures[shown - 1];
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    const box = dialog.current;
    if (near && box) box.scrollTo((box.scrollWidth - box.clientWidth) / 2, (box.scrollHeight - box.clientHeight) / 2);
  }, [near]);
  function step(by: number) {
    setNear(false);
    setShown(((shown - 1 + by + count) % count) + 1);
  }
  function handleKeyDown(event: KeyboardEvent) {
    // Zoomed in, the arrows move over the picture.
    const by = KEYS[event.key];
    if (!near && by !== undefined) step(by);
  }
  function handleTouchEnd(event: TouchEvent) {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - (startX.current ?? Number.NaN);
    if (!near && Math.abs(moved) >= FAR_ENOUGH_PX) step(moved < 0 ? 1 : -1);
  }
  return (
    <dialog
      className="zoom"
      ref={dialog}
      aria-label="Томруулсан зураг"
      onClose={onClose}
      onKeyDown={handleKeyDown}
      onTouchStart={(event) => {
        // Two fingers zoom and do not swipe.
        startX.current = event.touches.length === 1 ? (event.touches[0]?.clientX ?? null) : null;
      }}
      onTouchEnd={handleTouchEnd}
    >
      {picture === undefined ? (
        <div className="zoom__drawing">
          <ProductDrawing drawings={product.drawings} />
        </div>
      ) : (
        <button
          type="button"
          className={near ? 'zoom__picture zoom__picture--near' : 'zoom__picture'}
          aria-label={near ? 'Жижигрүүлэх' : 'Томруулах'}
          onClick={() => setNear(!near)}
        >
          <img src={picture.largest} alt={picture.alt} />
        </button>
      )}
      <div className="zoom__bar">
        <output>
          {shown} / {count}
        </output>
        {count > 1 && (
          <>
            <IconButton label="Өмнөх зураг" round onClick={() => step(-1)}>
              <Icon name="chevron-left" />
            </IconButton>
            <IconButton label="Дараагийн зураг" round onClick={() => step(1)}>
              <Icon name="chevron-right" />
            </IconButton>
          </>
        )}
        <IconButton label="Хаах" round onClick={() => dialog.current?.close()}>
          <Icon name="x" />
        </IconButton>
      </div>
    </dialog>
  );
}
