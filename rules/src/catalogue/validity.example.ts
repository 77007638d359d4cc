import { validityPeriod } from './validity.ts';

export const example = (): string => {
  const price = { from: new Date('2026-11-16T00:00:00+08:00'), to: new Date('2026-11-30T00:00:00+08:00') };
  const said = (now: string) => validityPeriod(price, new Date(now)) ?? 'nothing';
  return `Late on 30 November a price says “${said('2026-11-30T23:00:00+08:00')}”, a day later it says ${said('2026-12-01T09:00:00+08:00')}.`;
};
