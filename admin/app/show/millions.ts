const MILLION = 1_000_000;
const TENTHS = 10;

/** «18.3 сая»: a sum, short for a chart. */
export const millions = (tug: number): string =>
  tug === 0 ? '0' : `${(Math.round(tug / (MILLION / TENTHS)) / TENTHS).toLocaleString('en').replace('-', '−')} сая`;
