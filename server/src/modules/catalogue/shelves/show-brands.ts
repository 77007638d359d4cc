import type { ReplyOf } from '@tokhi/contract/client';
import type { Db } from '../../../db/database.ts';
import { showFeatured } from '../../content/public.ts';
import { paymentNames } from '../../settings/public.ts';
import { forContent } from '../home/for-content.queries.ts';
import { firstGoods } from '../lists/block-goods.queries.ts';
import { cardsOfBlocks } from '../lists/cards-of-blocks.ts';
import { fillBlock } from '../lists/fill-block.ts';
import { topBrands } from './best-sellers.queries.ts';
import { presentBrand, presentCategory } from './shelves.present.ts';
import { categories } from './shelves.queries.ts';

const FOOTER_LIST_SHOWN = 8;
/** More than a furniture shop has; without a limit, every page would contain whatever a supplier's file brings. */
const MOST_BRANDS = 100;

/** The strip of all brands and the footer's lists: recommended, highly rated, discounted, categories (spec §2), payment methods. */
export async function showBrands(db: Db, now: Date): Promise<ReplyOf<'brands'>> {
  const [brands, shelf, featured, cheaper, payments] = await Promise.all([
    topBrands(db, MOST_BRANDS),
    categories(db),
    showFeatured(db, forContent),
    firstGoods(db, 'cheaper', FOOTER_LIST_SHOWN, now),
    paymentNames(db),
  ]);
  const [recommended, topRated] = await Promise.all([
    fillBlock(db, featured, 'recommended', FOOTER_LIST_SHOWN, now),
    fillBlock(db, featured, 'top_rated', FOOTER_LIST_SHOWN, now),
  ]);
  const cards = await cardsOfBlocks(db, { featured: recommended, top: topRated, discount: cheaper }, now);
  return {
    result: 'success',
    brand: brands.map(presentBrand),
    ...cards,
    categories: shelf.map(presentCategory),
    payments,
  };
}
