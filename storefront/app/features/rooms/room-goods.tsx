import './room-goods.css';
import { Well } from '@tokhi/ui/show/well.tsx';
import { Link } from 'react-router';
import { productAddress } from '../../addresses.ts';
import { SmallPrice } from '../../money/small-price.tsx';
import { productThumbnail } from '../../pictures/square-picture.ts';
import type { RoomPiece } from './room.present.ts';

/** What stands in a room, a row a piece. */
export function RoomGoods({ pieces }: { pieces: RoomPiece[] }) {
  return (
    <ul className="room-goods">
      {pieces.map(({ code, name, type, image, price }) => (
        <li key={code}>
          <Link className="room-goods__row" to={productAddress(code)}>
            <Well picture={productThumbnail(image)} alt="" sizes="48px" />
            <span className="room-goods__text">
              <b>{name}</b>
              <span>{type}</span>
            </span>
            <SmallPrice price={price} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
