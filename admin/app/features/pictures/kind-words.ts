import type { Picture } from './pictures-query.ts';

type Kind = Pick<Picture, 'kind' | 'seen_from'>;

/** Kinds of pictures to choose from; for a drawing also its side. */
export const KINDS: readonly (Kind & { value: string; text: string })[] = [
  { value: 'hero', kind: 'hero', seen_from: null, text: 'Нүүр зураг' },
  { value: 'front', kind: 'front', seen_from: null, text: 'Урдаас' },
  { value: 'detail', kind: 'detail', seen_from: null, text: 'Нарийвчилсан' },
  { value: 'room', kind: 'room', seen_from: null, text: 'Өрөөнд' },
  { value: 'drawing-front', kind: 'drawing', seen_from: 'front', text: 'Зураглал, урдаас' },
  { value: 'drawing-side', kind: 'drawing', seen_from: 'side', text: 'Зураглал, хажуугаас' },
  { value: 'drawing-above', kind: 'drawing', seen_from: 'above', text: 'Зураглал, дээрээс' },
];

export const kindValue = ({ kind, seen_from }: Kind): string => (seen_from === null ? kind : `${kind}-${seen_from}`);

export const kindText = (picture: Kind): string => KINDS.find(({ value }) => value === kindValue(picture))?.text ?? '';

/** Whether it needs alt text before the shop shows it. */
export const lacksAlt = ({ state, alt }: Pick<Picture, 'state' | 'alt'>): boolean =>
  state !== 'refused' && alt.trim() === '';
