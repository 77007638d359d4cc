export { sumUpDays, sumUpDaysHandler } from './sum-up-days.job.ts';
