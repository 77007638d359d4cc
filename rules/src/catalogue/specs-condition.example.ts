import { printSpecsCondition } from './specs-condition.ts';

export const example = (): string => {
  const filters = [
    { field: 'material', values: ['мод', 'шил'] },
    { field: 'seats', values: ['3'] },
  ];
  return `A shopper who ticks wood, glass and three seats asks the shop for: ${printSpecsCondition(filters)}.`;
};
