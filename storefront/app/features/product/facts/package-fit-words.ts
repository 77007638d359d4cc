import type { ProductPackage, ProductSize } from '@tokhi/contract/fields/product-detail';
import { DOOR_CM, LIFT_CM, packageFits } from './package-fits.ts';

export interface PackageFitWords {
  notes: { good: boolean; text: string }[];
  /** The decisive box, and what helps where it does not fit. */
  more: string[];
}

const DOOR = `Хайрцагтайгаа ${DOOR_CM.width} см өргөн хаалгаар`;
const LIFT = `Хайрцагтайгаа ${LIFT_CM[0]}×${LIFT_CM[1]} см лифтэд`;

/** The text about the boxes and a usual building; null unless the supplier states every side of every box. */
export function packageFitWords(packages: readonly ProductPackage[], size: ProductSize): PackageFitWords | null {
  const fits = packageFits(packages, size);
  if (fits === null) return null;
  const largest = `Хамгийн том хайрцаг: ${fits.largest}\u00a0см`;
  return {
    notes: [
      { good: fits.throughDoor, text: `${DOOR} ${fits.throughDoor ? 'орно' : 'орохгүй'}` },
      { good: fits.intoLift, text: `${LIFT} ${fits.intoLift ? 'багтана' : 'багтахгүй'}` },
    ],
    more: fits.throughDoor && fits.intoLift ? [largest] : [largest, whatHelps(fits.unpacked)],
  };
}

const whatHelps = (unpacked: boolean): string =>
  unpacked
    ? 'Хайрцгийг нь үүдэнд задалбал орно.'
    : 'Хайрцгийг задалж, хөл, түшлэгийг нь салгавал, эсвэл хаалгыг мөрнөөс нь авбал орох нь бий. Хүргэгчтэй урьдчилан ярилцаарай.';
