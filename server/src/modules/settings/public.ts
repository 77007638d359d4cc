export {
  adminSettings,
  parseAdminSettings,
  saveAdminSettings,
  storedAdminSettings,
  versionedAdminSettings,
} from './admin-settings.ts';
export { bankAccounts, parseBankAccounts, saveBankAccountsOnce, storedBankAccounts } from './bank-accounts.ts';
export { bankColumns, saveBankColumnsOf, versionedBankColumns } from './bank-columns.ts';
export {
  type CheckoutSettings,
  checkoutSettings,
  parseCheckout,
  saveCheckoutOnce,
  storedCheckout,
} from './checkout-settings.ts';
export { financeSettings, saveFinanceOnce } from './finance-settings.ts';
export { type InboxSettings, inboxSettings } from './inbox-settings.ts';
export { lenders, lendersAsJson, presentLender } from './lenders.ts';
export { type MethodModes, methodModes, parseModes, saveMethodModesOnce, storedModes } from './method-modes.ts';
export {
  type EmailTexts,
  emailTexts,
  parseMessageTexts,
  type SmsTexts,
  smsTexts,
  storedMessageTexts,
  usualSmsTexts,
} from './notice-texts.ts';
export { openDemoMap } from './open-demo-map.ts';
export { payingTerms } from './paying-terms.ts';
export { methodOf, storedMethod } from './payment-codes.ts';
export { paymentNames } from './payment-names.ts';
export { districts, pickupPlaces, promisedPlaces, taxDistrict } from './places.ts';
export { endingOf, type PricingSettings, pricingSettings, versionedPricing } from './pricing-settings.ts';
export { type PurchaseSettings, purchaseSettings } from './purchase-settings.ts';
export { parseReceipts, receiptSettings, saveReceiptsOnce, storedReceipts } from './receipt-settings.ts';
export { keepDemoPopularity, reportSettings } from './report-settings.ts';
export { searchSettings } from './search-settings.ts';
export { presentDistrict } from './settings.present.ts';
export { districtAsJson, isOpenPlace, promisedPlaceAsJson } from './settings.queries.ts';
export { saveShopFactsOnce, shopFacts } from './shop-facts.ts';
export { calendarWith, holidaysSince, storeCalendar } from './store-calendar.ts';
