export { sumUpDaysHandler } from './sum-up-days.job.ts';
