// Labels of a list's bounds: at a ticked filter, and for a search that understood them from its words.
import { formatTug, groupThousands } from '@tokhi/rules/money/money';

interface Bounds {
  min: number | null;
  max: number | null;
}

export function priceLabel({ min, max }: Bounds): string {
  if (max === null) return `${formatTug(min ?? 0)}-өөс дээш`;
  return min === null ? `${formatTug(max)} хүртэл` : `${groupThousands(min)} – ${formatTug(max)}`;
}
