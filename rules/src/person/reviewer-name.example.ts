import { reviewerName } from './reviewer-name.ts';

export const example = (): string =>
  `“Болд Дорж” signs as “${reviewerName('Болд Дорж')}”, “Д. Болд” as “${reviewerName('Д. Болд')}”, and whoever told no name as “${reviewerName(null)}”.`;
