import './room-marks.css';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useComposing } from '../composer/composing.ts';
import { goodsName } from '../draft/goods.ts';
import type { Row } from '../draft/page-draft.ts';
import type { FrontPicture } from '../front-page-query.ts';
import { type Spot, spotAt } from './room-goods.ts';

interface RoomMarksProps {
  picture: FrontPicture;
  products: Row<'rooms'>['products'];
  onMove: (product: string, spot: Spot) => void;
}

const STEP = 1;
const LARGE_STEP = 5;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ...{ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] },
};
const PERCENT = 100;

/** The marks of a room on its picture: dragged, or moved by arrow keys, five times as far with Shift. */
export function RoomMarks({ picture, products, onMove }: RoomMarksProps) {
  const { goods } = useComposing();
  const board = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const file = picture.files?.['1000.webp'] ?? picture.files?.['800.webp'] ?? picture.file;
  function drag(event: PointerEvent, product: string) {
    const bounds = board.current?.getBoundingClientRect();
    if (dragged !== product || bounds === undefined) return;
    const share = (at: number, from: number, length: number) => ((at - from) / length) * PERCENT;
    onMove(
      product,
      spotAt(share(event.clientX, bounds.left, bounds.width), share(event.clientY, bounds.top, bounds.height)),
    );
  }
  function press(event: KeyboardEvent, product: string, { x, y }: Spot) {
    const arrow = event.altKey ? undefined : ARROWS[event.key];
    if (arrow === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onMove(product, spotAt(x + arrow[0] * step, y + arrow[1] * step));
  }
  return (
    <div className="row-fields__wide">
      <div ref={board} className="room-marks">
        {file !== null && <img src={`/images/room/${file}`} alt={picture.alt} draggable={false} />}
        {products.map(({ product, spot }, at) =>
          spot === null ? null : (
            <button
              key={product}
              type="button"
              className={dragged === product ? 'room-marks__i room-marks__i--dragged' : 'room-marks__i'}
              style={{ left: `${spot.x}%`, top: `${spot.y}%` }}
              aria-label={`Тэмдэг ${at + 1}: ${goodsName(product, goods.get(product))}, ${spot.x} × ${spot.y}`}
              title={goodsName(product, goods.get(product))}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setDragged(product);
              }}
              onPointerMove={(event) => drag(event, product)}
              onPointerUp={() => setDragged(null)}
              onPointerCancel={() => setDragged(null)}
              onKeyDown={(event) => press(event, product, spot)}
            >
              {at + 1}
            </button>
          ),
        )}
      </div>
      <p className="room-marks__hint">Тэмдгийг чирж, эсвэл сумаар 1 %, Shift дарж 5 % зөөнө.</p>
    </div>
  );
}
