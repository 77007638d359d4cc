/** A picture in the list that staff see: shown by the shop, or on its way there. */
interface Listed {
  id: number;
  kind: string;
}

/**
 * One list of what the shop shows and what is still on its way: each upload stands at its remembered place, the shown pictures fill
 * the others. Drawings follow the photographs, because the first two places are the pictures of a card.
 */
export function inOrder<Shown extends Listed, Upload extends Listed & { place: number }>(
  shown: readonly Shown[],
  uploads: readonly Upload[],
): (Shown | Upload)[] {
  const whole: (Shown | Upload)[] = [...shown];
  for (const upload of uploads) whole.splice(Math.min(upload.place - 1, whole.length), 0, upload);
  return drawingsLast(whole);
}

/** As asked; who is not named keeps its order behind the others. */
export function byIds<Entry extends Listed>(list: readonly Entry[], ids: readonly number[]): Entry[] {
  const rank = new Map(ids.map((id, index) => [id, index]));
  return drawingsLast(list.toSorted((one, other) => rankOf(rank, one.id) - rankOf(rank, other.id)));
}

const rankOf = (rank: ReadonlyMap<number, number>, id: number) => rank.get(id) ?? rank.size;

const drawingsLast = <Entry extends Listed>(list: readonly Entry[]): Entry[] => [
  ...list.filter(({ kind }) => kind !== 'drawing'),
  ...list.filter(({ kind }) => kind === 'drawing'),
];
