import { khorooClass } from './khoroo-class.ts';

export const example = (): string => {
  const lists = { cheap: [1, 2], middle: [9, 10], far: [16] };
  const classes = [1, 10, 16, 21].map((khoroo) => `khoroo ${khoroo} is ${khorooClass(khoroo, lists)}`);
  return `In a district that lists 1 and 2 as cheap, 9 and 10 as middle and 16 as far, ${classes.join(', ')}.`;
};
