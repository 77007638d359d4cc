export { publishPlannedHandler } from './admin/page/publish-planned.job.ts';
export { seesCosts } from './admin/page/show-product.ts';
export { isNamed, markReady, placedProducts, staffProducts } from './admin/staff-products.queries.ts';
export { type CardCache, createCardCache } from './card-cache.ts';
export { presentReview } from './catalogue.present.ts';
export { changePrice } from './change-price.ts';
export { applyRows, putRowsBack } from './change-sets/apply-rows.ts';
export { presentListedSet } from './change-sets/change-sets.present.ts';
export {
  type ChangeSetRow,
  changeSetById,
  changeSetsById,
  dueChangeSets,
  lockChangeSet,
  noteStep,
  productsOfSet,
  subjectOfSet,
} from './change-sets/change-sets.queries.ts';
export { createChangeSet, type WantedFields } from './change-sets/create-change-set.ts';
export type { Figures } from './change-sets/figured-rows.queries.ts';
export { wantedRows } from './change-sets/wanted-rows.queries.ts';
export { cleanHtml } from './clean-html.ts';
export { facetNames } from './for-search/facet-names.queries.ts';
export {
  factsOfProducts,
  LIVELY_FACTS,
  PRICED_FACTS,
  type ProductFacts,
} from './for-search/facts-of-products.queries.ts';
export { kindsOfProducts, typesOfProducts } from './for-search/kinds-of-products.queries.ts';
export { idsAtFamilyPrice, idsWearing } from './for-search/named-goods.queries.ts';
export {
  codeIsListed,
  codeOfListed,
  idOfListedCode,
  idsByCodeBeginning,
  listedProductNamed,
  namesOfProducts,
  productIdNamed,
  productIdsAfter,
} from './for-search/products-by-key.queries.ts';
export { foreseenPrices, foreseeProducts } from './front-page/due-products.queries.ts';
export { type NamedOnPage, namedOnPage, subCategoriesOfPage } from './front-page/named-products.queries.ts';
export {
  lockSubCategories,
  productCodesById,
  productIdsByCode,
  subCategoryCodesById,
  subCategoryIdsByCode,
} from './front-page/page-goods.queries.ts';
export {
  copyRoomsAndShelves,
  roomsOfPage,
  sentencesOfPage,
  writeRooms,
  writeSentences,
} from './front-page/rooms-of-page.queries.ts';
export { costsOfProducts, measuresOfProducts } from './measures.queries.ts';
export { encodeInThread } from './pictures/encode-in-thread.ts';
export { freshProducts, type SoldProduct } from './prices/fresh-products.ts';
export { goodsByCodes, productIdsOf } from './prices/goods.queries.ts';
export { type Goods, goodsAt, goodsNow } from './prices/goods-now.ts';
export { type PricedProduct, pricedProduct, productsPricedSince } from './prices/price-now.ts';
export { applyPlannedPricesHandler } from './pricing/apply-planned-prices.job.ts';
export { pricesIn } from './pricing/prices-in.ts';
export { lockRatedProduct, lockRating, moveRating } from './product/ratings.queries.ts';
export type { ReviewsOfProduct } from './product/reviews-of-product.ts';
export { productNames } from './product-names.queries.ts';
export { productsInCarts } from './products-in-carts.ts';
export { nextProductIds, writePopularity } from './reports/popularity.queries.ts';
export { reportedProducts, shelfNames, stockValues } from './reports/reported-goods.queries.ts';
export { brandById } from './shelves/shelves.queries.ts';
export { subCategoriesOf } from './shelves/show-sub-categories.ts';
export { siteMap } from './site-map/site-map.ts';
export { type OrderedProduct, orderedGoods, soldProducts } from './suppliers/ordered-goods.queries.ts';
export { clearSuppliers, comeFrom, suppliersOfProducts } from './suppliers/product-suppliers.queries.ts';
export {
  insertSupplier,
  lockSupplier,
  namesOfSuppliers,
  requireSupplier,
  type SupplierRow,
  supplierById,
  suppliersByName,
  updateSupplier,
} from './suppliers/suppliers.queries.ts';
export { taxFactsOf } from './tax-facts.queries.ts';
