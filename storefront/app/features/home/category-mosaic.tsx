import './category-mosaic.css';
import { MoreLink, SectionHead } from '@tokhi/ui/navigation/section-head.tsx';
import { Tabs } from '@tokhi/ui/navigation/tabs.tsx';
import { ImageWell } from '@tokhi/ui/show/image-well.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { productAddress, subCategoryAddress } from '../../addresses.ts';
import { Price } from '../../money/price.tsx';
import { SmallPrice } from '../../money/small-price.tsx';
import { productThumbnail } from '../../pictures/square-picture.ts';
import { type CardView, ProductLinks, type SmallProduct } from '../cards/public.ts';
import { AddToCartButton } from '../cart/public.ts';
import type { ShelfView } from './home.present.ts';

/** The shelves of the day: on each, a large product in the middle and four at either side (spec §2: 4 + 2 + 2 and 1 large). */
export function CategoryMosaic({ shelves }: { shelves: ShelfView[] }) {
  if (shelves.length === 0) return null;
  return (
    <section className="section shelves">
      <SectionHead title="Ангиллаар үзэх" />
      <Tabs
        small
        label="Ангилал"
        tabs={shelves.map((shelf) => ({
          id: shelf.code,
          title: shelf.name,
          content: (
            <Shelf shelf={shelf}>
              <Mosaic shelf={shelf} />
            </Shelf>
          ),
          brief: (
            <Shelf shelf={shelf}>
              <ProductLinks products={[shelf.large, ...shelf.small]} />
            </Shelf>
          ),
        }))}
      />
    </section>
  );
}

function Shelf({ shelf: { code, name }, children }: { shelf: ShelfView; children: ReactNode }) {
  return (
    <>
      {children}
      <p className="shelves__more">
        <MoreLink to={subCategoryAddress(code)} text="Бүгдийг үзэх" about={name} />
      </p>
    </>
  );
}

function Mosaic({ shelf: { large, small } }: { shelf: ShelfView }) {
  return (
    <div className="mosaic">
      <Large card={large} />
      {small.map((product) => (
        <Small key={product.code} product={product} />
      ))}
    </div>
  );
}

function Large({ card }: { card: CardView }) {
  return (
    <div className="mosaic__large">
      <Link className="mosaic__link" to={productAddress(card.code)}>
        <ImageWell className="mosaic__well" picture={card.picture} alt="" sizes="(max-width: 767.98px) 264px, 424px" />
        <b className="mosaic__name">{card.name}</b>
        <span className="mosaic__type">
          {card.type}
          {card.size !== '' && `, ${card.size}`}
        </span>
      </Link>
      <div className="mosaic__foot">
        <Price price={card.price} />
        {card.stock.kind !== 'none' && <AddToCartButton product={card.cart} size="s" kind="primary" />}
      </div>
    </div>
  );
}

function Small({ product: { code, name, type, image, price } }: { product: SmallProduct }) {
  return (
    <Link className="mini" to={productAddress(code)}>
      <ImageWell picture={productThumbnail(image)} alt="" sizes="204px" />
      <b className="mini__name">{name}</b>
      <span className="mini__type">{type}</span>
      <span className="mini__price">
        <SmallPrice price={price} />
      </span>
    </Link>
  );
}
