import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

interface Moved {
  /** The name of what is moved, as the subject and as the object of a sentence: «Зураг», «зургийг». */
  name: string;
  object: string;
  /** Counted from 1. */
  placeOf: (id: UniqueIdentifier) => number;
  count: number;
}

/** What a screen reader announces while something is moved by keys. */
export function moveWords({ name, object, placeOf, count }: Moved) {
  const stayed = `${name} байрандаа үлдлээ.`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${placeOf(active.id)}-р ${object} авлаа.`,
    onDragOver: ({ over }) => (over === null ? undefined : `${count}-аас ${placeOf(over.id)}-р байранд.`),
    onDragEnd: ({ over }) => (over === null ? stayed : `${placeOf(over.id)}-р байранд тавилаа.`),
    onDragCancel: () => stayed,
  };
  return {
    announcements,
    screenReaderInstructions: { draggable: 'Space дарж авна, сумаар зөөнө, Space дарж тавина, Escape болино.' },
  };
}
