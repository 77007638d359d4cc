const MILLION = 1_000_000;
const TENTHS = 10;

/** «18.3 сая»: a sum as a chart has room for it. */
export const millions = (tug: number): string =>
  tug === 0 ? '0' : `${(Math.round(tug / (MILLION / TENTHS)) / TENTHS).toLocaleString('en').replace('-', '−')} сая`;
