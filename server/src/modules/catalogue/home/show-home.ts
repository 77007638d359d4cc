import type { ReplyOf } from '@tokhi/contract/client';
import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { BRAND_STRIP_SLIDES, CATEGORY_TAB_SHOWN, RANDOM_PER_SUB_CATEGORY } from '@tokhi/rules/page/display-limits';
import type { Db } from '../../../db/database.ts';
import { showHomeContent } from '../../content/public.ts';
import { cardsOfBlocks } from '../lists/cards-of-blocks.ts';
import { fillBlock } from '../lists/fill-block.ts';
import { furnishRooms } from '../rooms/furnish-rooms.ts';
import { piecesOf } from '../rooms/rooms.present.ts';
import { allRooms } from '../rooms/rooms.queries.ts';
import { topBrands, wellFilledSubCategories } from '../shelves/best-sellers.queries.ts';
import { presentBrand, presentCategory, presentSubCategory } from '../shelves/shelves.present.ts';
import { shelves } from '../shelves/shelves.queries.ts';
import { drawOfTheDay } from './draw-of-the-day.ts';
import { forContent } from './for-content.queries.ts';

const RANDOM_TABS = 6;
/** More than a page shows, which leaves out products of the rows above. */
const BLOCK_SHOWN = 12;

/**
 * The home page (spec §2). Two trips to the database, three when the staff left a list empty, two more when a piece of a room is sold out:
 * first what is in each block, then the cards of all blocks at once.
 */
export async function showHome(db: Db, now: Date): Promise<ReplyOf<'homePage'>> {
  const [{ offers, quickTiles, featured, ...content }, shelf, brands, candidates, rooms] = await Promise.all([
    showHomeContent(db, forContent, now),
    shelves(db),
    topBrands(db, BRAND_STRIP_SLIDES),
    wellFilledSubCategories(db, { fewest: CATEGORY_TAB_SHOWN, most: RANDOM_PER_SUB_CATEGORY }),
    allRooms(db),
  ]);
  const [recommended, lastChance, topRated, top] = await Promise.all([
    fillBlock(db, featured, 'recommended', BLOCK_SHOWN, now),
    fillBlock(db, featured, 'last_chance', BLOCK_SHOWN, now),
    fillBlock(db, featured, 'top_rated', BLOCK_SHOWN, now),
    fillBlock(db, featured, 'top', BLOCK_SHOWN, now),
  ]);
  const tabs = drawTabs(candidates, isoDate(ulaanbaatarDate(now)));
  const { offered, standing, ...cards } = await cardsOfBlocks(
    db,
    {
      featuredProduct: recommended,
      LastChance: lastChance,
      topRatedProduct: topRated,
      topProduct: top,
      topBrandProduct: featured.get('top_brand')?.slice(0, BLOCK_SHOWN) ?? brands.map((brand) => brand.best_seller_id),
      random: tabs.productIds,
      offered: offers.map(({ productId }) => productId),
      standing: piecesOf(rooms),
    },
    now,
  );
  const priceEnds = new Map(
    offers.map(({ productId, priceEndsAt }) => [productId, priceEndsAt?.toISOString() ?? null]),
  );

  const subCategory = shelf.sub_categories.map(presentSubCategory);
  const subById = new Map(subCategory.map((sub) => [sub.id, sub]));
  return {
    result: 'success',
    ...content,
    ...cards,
    subCategory,
    category: shelf.categories.map(presentCategory),
    quickCategory: quickTiles.flatMap(({ subId, title, image }) => {
      const sub = subById.get(subId);
      return sub ? { ...sub, sub_category_name: title ?? sub.sub_category_name, image: image ?? sub.image } : [];
    }),
    randomCategory: tabs.subIds.flatMap((id) => subById.get(id) ?? []),
    topBrand: brands.map(presentBrand),
    rooms: await furnishRooms(db, rooms, standing, now),
    // The countdown ends with the price (decision 52); then the price is no longer special, and the offer is left out.
    specialProduct: offered
      .filter((card) => card.sale_price < card.Regular_price_tug)
      .map((card) => ({ ...card, discount_end_time: priceEnds.get(card.id) ?? null })),
  };
}

/** The tabs of the day and their products: the best sellers of each sub-category, shuffled (spec §9). */
function drawTabs(candidates: { id: number; product_ids: number[] }[], day: string) {
  const bestSellers = new Map(candidates.map(({ id, product_ids }) => [id, product_ids]));
  const subIds = drawOfTheDay(day, [...bestSellers.keys()], RANDOM_TABS);
  const productIds = subIds.flatMap((id) => drawOfTheDay(day, bestSellers.get(id) ?? [], RANDOM_PER_SUB_CATEGORY));
  return { subIds, productIds };
}
