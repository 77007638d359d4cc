export { tellsBackInStock } from './alerts/tell-back-in-stock.job.ts';
export { tellsPriceDrops } from './alerts/tell-price-drops.job.ts';
export { eraseFavourites, rowsOfCustomer, savedCodesOf } from './own-favourites.queries.ts';
export { savedCards, savedCodes } from './saved-products.ts';
