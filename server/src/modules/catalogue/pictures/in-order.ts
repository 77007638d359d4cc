/** A picture in the staff's list: shown in the shop, or not yet. */
interface Listed {
  id: number;
  kind: string;
}

/**
 * One list of shown pictures and uploads: each upload has its saved place, the shown pictures fill the rest. Drawings follow the
 * photographs, because the first two places are the pictures of a card.
 */
export function inOrder<Shown extends Listed, Upload extends Listed & { place: number }>(
  shown: readonly Shown[],
  uploads: readonly Upload[],
): (Shown | Upload)[] {
  const whole: (Shown | Upload)[] = [...shown];
  for (const upload of uploads) whole.splice(Math.min(upload.place - 1, whole.length), 0, upload);
  return drawingsLast(whole);
}

/** In the given order; entries without a given place follow in their old order. */
export function byIds<Entry extends Listed>(list: readonly Entry[], ids: readonly number[]): Entry[] {
  const rank = new Map(ids.map((id, index) => [id, index]));
  return drawingsLast(list.toSorted((one, other) => rankOf(rank, one.id) - rankOf(rank, other.id)));
}

const rankOf = (rank: ReadonlyMap<number, number>, id: number) => rank.get(id) ?? rank.size;

const drawingsLast = <Entry extends Listed>(list: readonly Entry[]): Entry[] => [
  ...list.filter(({ kind }) => kind !== 'drawing'),
  ...list.filter(({ kind }) => kind === 'drawing'),
];
