import './room-goods.css';
import { ImageWell } from '@tokhi/ui/show/image-well.tsx';
import { Link } from 'react-router';
import { productAddress } from '../../addresses.ts';
import { SmallPrice } from '../../money/small-price.tsx';
import { productThumbnail } from '../../pictures/square-picture.ts';
import type { RoomPiece } from './room.present.ts';

/** What stands in a room, a row a piece. */
export function RoomGoods({ pieces }: { pieces: RoomPiece[] }) {
  return (
    <ul className="room-goods">
      {pieces.map(({ code, name, type, image, price, insteadOf, isSoldOut }) => (
        <li key={code}>
          <Link className="room-goods__row" to={productAddress(code)}>
            <ImageWell picture={productThumbnail(image)} alt="" sizes="48px" />
            <span className="room-goods__text">
              <b>{name}</b>
              <span>{type}</span>
              {insteadOf !== null && <span className="room-goods__gone">{insteadOf} дууссан, оронд нь</span>}
            </span>
            {isSoldOut ? <span className="room-goods__gone">Дууссан</span> : <SmallPrice price={price} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
