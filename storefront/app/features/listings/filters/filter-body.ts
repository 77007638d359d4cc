import { printSpecsCondition } from '@tokhi/rules/catalogue/specs-condition';
import { HIGHEST, type ListState, type Range } from './filters.ts';

/** What every call of a filtered list takes, from what the address says. */
export const filterBody = (state: ListState) => ({
  page: state.page,
  color: state.color,
  price: pair(state.price, HIGHEST.price),
  ready: state.ready,
  material: state.material,
  width: pair(state.width, HIGHEST.width),
  depth: pair(state.depth, HIGHEST.depth),
  height: pair(state.height, HIGHEST.height),
  sort: state.sort ?? undefined,
});

/** The condition text of spec §7. */
export const specsText = (state: ListState): string => printSpecsCondition(state.specs);

const pair = ({ min, max }: Range, highest: number): [number, number] | undefined =>
  min === null && max === null ? undefined : [min ?? 0, max ?? highest];
