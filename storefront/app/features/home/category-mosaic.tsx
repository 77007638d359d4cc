import './category-mosaic.css';
import { texts } from '@tokhi/contract/texts/texts';
import { MoreLink, SectionHead } from '@tokhi/ui/navigation/section-head.tsx';
import { Tabs } from '@tokhi/ui/navigation/tabs.tsx';
import { StaticHtml } from '@tokhi/ui/start/static-html.tsx';
import { type MouseEvent, type ReactNode, Suspense } from 'react';
import { subCategoryAddress } from '../../addresses.ts';
import type { CartProduct } from '../../local/cart-storage.ts';
import { ProductLinks } from '../cards/public.ts';
import { sayPutIn, useSingleClick } from '../cart/public.ts';
import { type ShelfGoods, type ShelfView, shelfGoods } from './home.present.ts';
import { CardsOnDemand, ShelfMosaic } from './lazy-sections.ts';

/** The shelves of the day: each has a large product in the middle and four at either side (spec §2: 4 + 2 + 2 and 1 large). */
export function CategoryMosaic({ shelves }: { shelves: ShelfView[] }) {
  if (shelves.length === 0) return null;
  return (
    <section className="section shelves">
      <SectionHead title="Ангиллаар үзэх" />
      <Tabs
        small
        label="Ангилал"
        tabs={shelves.map((shelf, n) => ({
          id: shelf.code,
          title: shelf.name,
          content: (
            <Shelf shelf={shelf}>
              {n > 0 && shelf.goods === null ? <ClosedMosaic ids={shelf.ids} /> : <Mosaic {...shelf} />}
            </Shelf>
          ),
          ...(n > 0 && {
            brief: (
              <Shelf shelf={shelf}>
                <StaticHtml>
                  {shelf.goods && <ProductLinks products={[shelf.goods.large, ...shelf.goods.small]} />}
                </StaticHtml>
              </Shelf>
            ),
          }),
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

const WAITING = <div className="mosaic" aria-busy />;

/** A shelf that the page did not include. */
function ClosedMosaic({ ids }: { ids: number[] }) {
  return (
    <Suspense fallback={WAITING}>
      <CardsOnDemand ids={ids} waiting={WAITING}>
        {(cards) => {
          const goods = shelfGoods(cards);
          return goods && <Mosaic cart={goods.large.cart} goods={goods} />;
        }}
      </CardsOnDemand>
    </Suspense>
  );
}

/** The button is part of the static HTML, so its press is handled here. */
function Mosaic({ cart, goods }: { cart: CartProduct; goods: ShelfGoods | null }) {
  const putIn = useSingleClick(() => sayPutIn(cart, 1, texts.productAdded));
  function handleClick(event: MouseEvent<HTMLElement>) {
    if ((event.target as Element).closest('button') !== null) putIn(event);
  }
  return (
    <StaticHtml className="mosaic" onClick={handleClick}>
      {goods && <ShelfMosaic {...goods} />}
    </StaticHtml>
  );
}
