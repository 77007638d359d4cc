export { notifyBackInStockHandler } from './alerts/notify-back-in-stock.job.ts';
export { notifyPriceDropsHandler } from './alerts/notify-price-drops.job.ts';
export { customersWhoSaved } from './customers-who-saved.queries.ts';
export { eraseFavourites, rowsOfCustomer, savedCodesOf } from './own-favourites.queries.ts';
export { savedCards, savedCodes } from './saved-products.ts';
