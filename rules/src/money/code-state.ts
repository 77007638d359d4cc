// Code state (spec §5 Voucher and Coupon): a code works while it is switched on, within its time and uses; it is ending in its last 14 days or when nine tenths of its uses are gone.

export const codeStates = ['active', 'ending', 'planned', 'used_up', 'ended', 'off'] as const;

export type CodeState = (typeof codeStates)[number];

/** How many days before its end a code is ending. */
export const ENDING_DAYS = 14;
const DAY_MS = 86_400_000;
const ENDING_TENTHS = 9;

interface Code {
  active: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  uses: number;
  /** Null: any number of orders may use it. */
  maxUses: number | null;
  /** One of a set of single-use codes: many used ones do not mean that the set is ending. */
  inSet: boolean;
}

/** The state that staff see of a code, or of a set of them, at that moment. */
export function codeState({ active, startsAt, endsAt, uses, maxUses, inSet }: Code, now: Date): CodeState {
  if (!active) return 'off';
  if (endsAt !== null && endsAt <= now) return 'ended';
  if (maxUses !== null && uses >= maxUses) return 'used_up';
  if (startsAt !== null && startsAt > now) return 'planned';
  if (endsAt !== null && endsAt.getTime() - now.getTime() <= ENDING_DAYS * DAY_MS) return 'ending';
  return !inSet && maxUses !== null && uses * 10 >= maxUses * ENDING_TENTHS ? 'ending' : 'active';
}
