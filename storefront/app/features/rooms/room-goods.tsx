import './room-goods.css';
import { ImageWell } from '@tokhi/ui/show/image-well.tsx';
import { productAddress } from '../../addresses.ts';
import { SmallPrice } from '../../money/small-price.tsx';
import { productThumbnail } from '../../pictures/square-picture.ts';
import type { RoomPiece } from './room.present.ts';

/** The products in a room, a row per piece. */
export function RoomGoods({ pieces }: { pieces: RoomPiece[] }) {
  return (
    <div className="room-goods">
      {pieces.map(({ code, name, type, image, price, insteadOf, isSoldOut }) => (
        <a key={code} className="room-goods__row" href={productAddress(code)}>
          <ImageWell picture={productThumbnail(image)} alt="" sizes="48px" />
          <span className="room-goods__text">
            <b>{name}</b>
            {type}
            {insteadOf !== null && <span className="room-goods__gone">{insteadOf} дууссан, оронд нь</span>}
          </span>
          {isSoldOut ? <span className="room-goods__gone">Дууссан</span> : <SmallPrice price={price} />}
        </a>
      ))}
    </div>
  );
}
