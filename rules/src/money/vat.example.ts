import { formatTug } from './money.ts';
import { includedVat, vat } from './vat.ts';

export const example = (): string => {
  const added = vat({ ticked: true, netSumTug: 500_000, lendingFeeTug: 0, usedBonusTug: 24_350 });
  const included = formatTug(includedVat(475_650));
  return `${formatTug(475_650)} to pay get ${formatTug(added)} VAT on top when it is ticked; otherwise they include ${included}.`;
};
