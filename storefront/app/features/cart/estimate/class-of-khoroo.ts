import type { District } from '@tokhi/contract/fields/place-fields';
import { type KhorooClass, khorooClass, readKhoroos } from '@tokhi/rules/delivery/khoroo-class';

/** The delivery class of a khoroo; a district that asks for none has one class. */
export const classOfKhoroo = (district: District, khoroo: number | null): KhorooClass =>
  khorooClass(district.asks_for_khoroo ? khoroo : null, {
    cheap: readKhoroos(district.cheap_khoroo),
    middle: readKhoroos(district.middle_khoroo),
    far: readKhoroos(district.more_exp),
  });

/** The khoroos of a district by number. */
export const khoroosOf = ({ number_of_khoroo }: Pick<District, 'number_of_khoroo'>): number[] =>
  Array.from({ length: number_of_khoroo }, (_, at) => at + 1);
