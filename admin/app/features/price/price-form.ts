import type { Colour, Wanted } from './price-query.ts';

export type Mode = 'now' | 'planned' | 'campaign';

export interface PriceForm {
  mode: Mode;
  /** Codes of the excluded colours. */
  left: readonly string[];
  /** Typed prices, digits only, by code. */
  prices: Readonly<Record<string, string>>;
  percent: string;
  /** «2026-12-20T00:00», in Ulaanbaatar; empty: now. */
  from: string;
  to: string;
  reason: string;
}

export const EMPTY: PriceForm = { mode: 'now', left: [], prices: {}, percent: '', from: '', to: '', reason: '' };

/** The moment of a typed Ulaanbaatar time; null if none was typed. */
export const momentIn = (typed: string): string | null =>
  typed === '' ? null : new Date(`${typed}:00+08:00`).toISOString();

/** The lowest price that the shop accepts. */
const LEAST_TUG = 100;

/** The change in the form; null while it is incomplete. */
export function wantedOf(form: PriceForm, colours: readonly Colour[]): Wanted | null {
  const chosen = colours.filter(({ code }) => !form.left.includes(code));
  if (form.mode === 'campaign') {
    const percent = Number(form.percent);
    if (form.percent === '' || percent > 90 || chosen.length === 0) return null;
    const lines = chosen.map(({ code, version }) => ({ code, version }));
    return { change: { kind: 'campaign', lines, percent, ends_at: momentIn(form.to) }, at: momentIn(form.from) };
  }
  if (form.mode === 'planned' && form.from === '') return null;
  const lines = chosen.flatMap(({ code, version, price, regular }) => {
    const typed = Number(form.prices[code] ?? price);
    // A rise above the regular price raises that, too; a cut leaves it, struck through.
    return typed === price || typed < LEAST_TUG
      ? []
      : [{ code, version, price: typed, regular: Math.max(regular, typed) }];
  });
  if (lines.length === 0) return null;
  return { change: { kind: 'price', lines }, at: form.mode === 'now' ? null : momentIn(form.from) };
}

/** «+7.5%» of tenths of a percent. */
export const percentText = (tenths: number): string =>
  `${tenths > 0 ? '+' : tenths < 0 ? '−' : ''}${(Math.abs(tenths) / 10).toFixed(1)}%`;

/** Whether the change counts as a cut although the price was as low or lower in the 30 days before. */
export const wasCheaper = ({ was, now, lowest }: { was: number; now: number; lowest: number }): boolean =>
  now < was && now >= lowest;
