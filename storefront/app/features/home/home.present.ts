import type { ReplyOf } from '@tokhi/contract/client';
import type { ProductCard } from '@tokhi/contract/fields/product-fields';
import type { PriceShown } from '@tokhi/rules/money/price-shown';
import { CATEGORY_TAB_SHOWN, FEATURED_SHOWN, NEW_SHOWN } from '@tokhi/rules/page/display-limits';
import type { Picture } from '@tokhi/ui/show/picture.tsx';
import type { CartProduct } from '../../local/cart-storage.ts';
import { htmlOnly } from '../../packed.ts';
import { roomPicture } from '../../pictures/room-picture.ts';
import {
  type CardView,
  cardView,
  type ListedCard,
  listedCard,
  type SmallProduct,
  smallProduct,
} from '../cards/public.ts';
import { type RoomView, roomView } from '../rooms/public.ts';
import { type ListTile, tileProducts } from './list-tiles.present.ts';
import { type FillRow, rowsOfPage } from './rows-of-page.ts';
import { type HeroSlide, heroSlides, type PromoSlide, promoSlides } from './slides.present.ts';

/** The columns at the end of the page are samples, not whole lists. */
const COLUMN_SHOWN = 3;

export interface QuickCategory {
  code: string;
  name: string;
  /** Address of its picture. */
  image: string | null;
}

export interface OfferView {
  code: string;
  name: string;
  type: string;
  size: string;
  picture: Picture | null;
  price: PriceShown;
  /** Its end, and the server's clock when the page was made; null for an offer without an end. */
  clock: { until: string; serverNow: string } | null;
}

/** Cards of a tab that is closed at first: they come with it, or are requested when it opens. */
export interface ClosedCards {
  ids: number[];
  cards: ListedCard[] | null;
}

export interface ShelfView {
  code: string;
  name: string;
  ids: number[];
  /** The cart data for the button of the large product. */
  cart: CartProduct;
  goods: ShelfGoods | null;
}

export interface ShelfGoods {
  large: CardView;
  small: SmallProduct[];
}

export interface RatedProduct extends SmallProduct {
  rating: CardView['rating'];
}

export interface HomeColumns {
  topBrand: RatedProduct[];
  lastChance: RatedProduct[];
  topRated: RatedProduct[];
}

/** Parts that may be null are null where the browser has their HTML. */
interface HomeView {
  /** The picture of the first slide. */
  first: Picture | null;
  hero: (HeroSlide | null)[];
  tiles: Record<ListTile, string | null> | null;
  quick: QuickCategory[] | null;
  rooms: RoomView[];
  offer: OfferView | null;
  recommended: ListedCard[];
  reduced: ClosedCards & { total: number };
  family: ClosedCards;
  shelves: ShelfView[];
  promos: (PromoSlide | null)[];
  columns: HomeColumns | null;
}

interface HomeReplies {
  home: ReplyOf<'homePage'>;
  /** Either list may be missing: then the page has no tab for it. */
  family: Pick<ReplyOf<'familyPrice'>, 'Family'> | null;
  reduced: Pick<ReplyOf<'lowerPrice'>, 'Lower' | 'totalProduct'> | null;
}

/** Only what the page shows of the replies: the browser gets it twice, as HTML and as data. */
export function homeView({ home, family, reduced }: HomeReplies, now: Date): HomeView {
  const card = (product: ProductCard) => cardView(product, now);
  const hero = heroSlides(home);
  const offer = offerView(home, now);
  const rooms = unseenFirst(home.rooms, hero[0]).map((room) => roomView(room, now));
  // From here on in page order: each row knows what is above it.
  const row = rowsOfPage(standingApart(rooms, hero, offer));
  const tiles = tileProducts(home, row);
  const tile = (product: ProductCard | null) => (product === null ? null : card(product).cart.image);
  const inRow = (products: ProductCard[] | undefined) => row(products ?? [], FEATURED_SHOWN);
  const listed = (products: ProductCard[]) => products.map((one) => listedCard(card(one)));
  const closed = (products: ProductCard[]) => ({
    ids: products.map(({ id }) => id),
    cards: htmlOnly(listed(products)),
  });
  const column = (products: ProductCard[]) => row(products, COLUMN_SHOWN).map((one) => ratedProduct(card(one)));
  return {
    first: hero[0]?.picture ?? null,
    hero: hero.map(htmlOnly),
    tiles: htmlOnly({
      best: tile(tiles.best),
      lower: tile(tiles.lower),
      ready: tile(tiles.ready),
      reduced: tile(tiles.reduced),
    }),
    quick: htmlOnly(
      home.quickCategory.map((sub) => ({
        code: sub.sub_category_code,
        name: sub.sub_category_name,
        image: sub.image,
      })),
    ),
    rooms,
    offer,
    recommended: listed(inRow(home.featuredProduct)),
    reduced: {
      ...closed(inRow(reduced?.Lower.slice(0, NEW_SHOWN))),
      total: Math.min(reduced?.totalProduct ?? 0, NEW_SHOWN),
    },
    family: closed(inRow(family?.Family)),
    promos: promoSlides(home).map(htmlOnly),
    columns: htmlOnly({
      // Under «top brand» the brand is what matters.
      topBrand: row(home.topBrandProduct, COLUMN_SHOWN).map((one) => ({
        ...ratedProduct(card(one)),
        type: `${one.brandname}, ${one.product_type.toLowerCase()}`,
      })),
      lastChance: column(home.LastChance),
      topRated: column(home.topRatedProduct),
    }),
    // Last, although the columns are below: a sub-category has few models and cannot show others.
    shelves: shelves(home, row, card),
  };
}

/** The room of the first slide was already visible above: its tab comes last. */
function unseenFirst(rooms: HomeReplies['home']['rooms'], slide: HeroSlide | undefined) {
  const wasSeen = (room: (typeof rooms)[number]) => Number(roomPicture(room).src === slide?.picture.src);
  return rooms.toSorted((one, other) => wasSeen(one) - wasSeen(other));
}

/** The codes of products shown singly, outside the rows: slides, the open room, the offer. */
const standingApart = (rooms: RoomView[], hero: HeroSlide[], offer: OfferView | null): string[] => [
  ...hero.flatMap(({ product }) => product?.code ?? []),
  ...(rooms[0]?.scene?.pieces ?? []).map(({ code }) => code),
  ...(offer === null ? [] : [offer.code]),
];

const ratedProduct = (card: CardView): RatedProduct => ({ ...smallProduct(card), rating: card.rating });

/** The first offer that still runs (spec §3 Home response). */
function offerView({ specialProduct }: HomeReplies['home'], now: Date): OfferView | null {
  const offer = specialProduct.find(
    ({ discount_end_time: end }) => end === null || new Date(end).getTime() > now.getTime(),
  );
  if (offer === undefined) return null;
  const { code, name, type, size, picture, price } = cardView(offer, now);
  const until = offer.discount_end_time;
  const clock = until === null ? null : { until, serverNow: now.toISOString() };
  return { code, name, type, size, picture, price, clock };
}

/** A tab for each randomly drawn sub-category: one large product and up to eight around it. */
function shelves(
  { randomCategory, random }: HomeReplies['home'],
  row: FillRow,
  card: (one: ProductCard) => CardView,
): ShelfView[] {
  return randomCategory.flatMap(({ id, sub_category_code: code, sub_category_name: name }) => {
    const drawn = random.filter(({ sub_id }) => sub_id === id);
    const shown = row(drawn, CATEGORY_TAB_SHOWN);
    const goods = shelfGoods(shown.map(card));
    if (goods === null) return [];
    return { code, name, ids: shown.map(({ id }) => id), cart: goods.large.cart, goods: htmlOnly(goods) };
  });
}

/** One large product and the others around it; null for an empty shelf. */
export function shelfGoods([large, ...small]: CardView[]): ShelfGoods | null {
  return large === undefined ? null : { large, small: small.map(smallProduct) };
}
