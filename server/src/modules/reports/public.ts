export { countProductSpeeds } from './count-products.ts';
export { soonOut, speedsCountedOn } from './product-days.queries.ts';
export { sumUpDaysHandler } from './sum-up-days.job.ts';
