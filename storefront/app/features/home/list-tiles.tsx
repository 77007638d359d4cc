import './list-tiles.css';
import { HAND_OVER_HOURS } from '@tokhi/rules/delivery/delivery-dates';
import { Tile } from '@tokhi/ui/navigation/tile.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { productThumbnail } from '../../pictures/square-picture.ts';
import type { ListTile } from './list-tiles.present.ts';

const TILES = [
  { list: 'best', to: '/top-20', title: 'Эрэлттэй', note: 'Хамгийн их зарагдсан', icon: 'trending-up' },
  { list: 'lower', to: '/lower', title: 'Хямдралтай', note: 'Үнэ нь буурсан бараа', icon: 'badge-percent' },
  {
    list: 'ready',
    to: '/finished-product',
    title: 'Бэлэн бараа',
    note: `${HAND_OVER_HOURS} цагт хүргэнэ`,
    icon: 'package-check',
  },
  {
    list: 'reduced',
    to: '/new-lower-price',
    title: 'Шинээр хямдарсан',
    note: 'Саяхан буурсан үнэ',
    icon: 'trending-down',
  },
] as const;

/** Links to the four lists (spec §2 Home page), each with a product of its list. */
export function ListTiles({ images }: { images: Record<ListTile, string | null> }) {
  return TILES.map(({ list, icon, ...tile }) => (
    <Tile
      key={list}
      {...tile}
      picture={productThumbnail(images[list] ?? '')}
      icon={<Icon name={icon} />}
      cut={list === 'lower'}
    />
  ));
}
