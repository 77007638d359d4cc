import { momentIn } from '../price/public.ts';
import type { Wanted } from './prices-query.ts';

export type RuleKind = 'cost' | 'percent' | 'campaign';
type Ending = 'none' | 'hundreds' | 'nine_hundred';

export interface RuleForm {
  kind: RuleKind;
  /** Ids from the lists of choices; empty: all. */
  category: string;
  brand: string;
  rate: string;
  margin: string;
  /** «−7» or «7.5». */
  percent: string;
  cut: string;
  to: string;
  ending: Ending;
  name: string;
  reason: string;
}

export const EMPTY: RuleForm = {
  ...{ kind: 'cost', category: '', brand: '', rate: '', margin: '', percent: '', cut: '', to: '' },
  ...{ ending: 'nine_hundred', name: '', reason: '' },
};

const MOST_CUT = 90;
const MOST_MARGIN = 90;
const LEAST_PERCENT = -90;
const MOST_PERCENT = 400;

/** A typed number, with either minus; null if it is invalid. */
function numberIn(typed: string): number | null {
  const value = Number(typed.trim().replace('−', '-').replace(',', '.'));
  return typed.trim() === '' || Number.isNaN(value) ? null : value;
}

/** The rule in the form; null while it cannot be previewed. */
export function wantedOf(form: RuleForm): Wanted | null {
  const rule = ruleOf(form);
  const { category, brand } = form;
  const filter = {
    ...(category !== '' && { category: Number(category) }),
    ...(brand !== '' && { brand: Number(brand) }),
  };
  return rule === null ? null : { kind: 'rule', filter, rule };
}

type Rule = Extract<Wanted, { kind: 'rule' }>['rule'];

function ruleOf({ kind, rate, margin, percent, cut, to, ending }: RuleForm): Rule | null {
  if (kind === 'campaign') {
    const off = numberIn(cut);
    return off === null || !Number.isInteger(off) || off < 0 || off > MOST_CUT
      ? null
      : { kind, percent: off, ends_at: momentIn(to) };
  }
  if (kind === 'percent') {
    const by = numberIn(percent);
    return by === null || by === 0 || by < LEAST_PERCENT || by > MOST_PERCENT ? null : { kind, percent: by, ending };
  }
  const [tug, left] = [numberIn(rate), numberIn(margin)];
  return tug === null || left === null || tug <= 0 || left < 0 || left > MOST_MARGIN
    ? null
    : { kind, rate: tug, margin: left, ending };
}
