export { bankAccounts, saveBankAccountsOnce } from './bank-accounts.ts';
export { checkoutSettings, saveCheckoutOnce } from './checkout-settings.ts';
export { lenders } from './lenders.ts';
export { openDemoMap } from './open-demo-map.ts';
export { payingTerms } from './paying-terms.ts';
export { methodOf, storedMethod } from './payment-codes.ts';
export { districts, pickupPlaceNames, pickupPlaces } from './places.ts';
export { saveShopFactsOnce, shopFacts } from './shop-facts.ts';
export { storeCalendar } from './store-calendar.ts';
