// Chargeable weight (spec §9 Money, decision 10): the larger of kilograms and litres / 3.14; up to 35 kg costs nothing more, over 35 up to 250 the first step, over 250 the second.

const FIRST_STEP_OVER_GRAMS = 35_000;
const SECOND_STEP_OVER_GRAMS = 250_000;

/** What is transported: scales give grams, boxes millilitres; both are whole. */
export interface Load {
  weightGrams: number;
  volumeMl: number;
}

/** Which extra fee a load pays: none, the first or the second. */
export type WeightStep = 0 | 1 | 2;

/** Chargeable grams, rounded up, which moves no load across a step because the steps are whole grams. */
export const chargeableGrams = ({ weightGrams, volumeMl }: Load): number =>
  Math.max(weightGrams, Math.ceil((volumeMl * 100) / 314));

/** The step a load has reached; exactly 35 kg is still none, exactly 250 kg still the first. */
export function weightStep(load: Load): WeightStep {
  const grams = chargeableGrams(load);
  if (grams > SECOND_STEP_OVER_GRAMS) return 2;
  return grams > FIRST_STEP_OVER_GRAMS ? 1 : 0;
}
