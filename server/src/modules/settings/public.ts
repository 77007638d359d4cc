export { saveShopFactsOnce, shopFacts } from './shop-facts.ts';
