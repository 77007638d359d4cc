// Weight and volume of a unit (spec §3 packages): the sum over its packages; a package without a stated volume takes what its sides enclose.

export interface Package {
  length_mm: number | null;
  width_mm: number | null;
  height_mm: number | null;
  diameter_mm: number | null;
  weight_grams: number | null;
  volume_ml: number | null;
  quantity: number;
}

const MM3_PER_ML = 1_000;

/** A rolled package has a diameter instead of width and height. Null if a side is unknown. */
export function packageVolumeMl({ volume_ml, length_mm, width_mm, height_mm, diameter_mm }: Package): number | null {
  if (volume_ml !== null) return volume_ml;
  const [width, height] = [width_mm ?? diameter_mm, height_mm ?? diameter_mm];
  if (length_mm === null || width === null || height === null) return null;
  return Math.max(1, Math.round((length_mm * width * height) / MM3_PER_ML));
}

/** What carts and orders calculate delivery from. */
export function packageSums(packages: readonly Package[]): { weightGrams: number; volumeMl: number; count: number } {
  const sum = (of: (one: Package) => number | null) =>
    packages.reduce((total, one) => total + (of(one) ?? 0) * one.quantity, 0);
  return { weightGrams: sum((one) => one.weight_grams), volumeMl: sum(packageVolumeMl), count: sum(() => 1) };
}
