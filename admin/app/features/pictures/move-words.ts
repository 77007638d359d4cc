import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

/** What a screen reader says while a picture is moved by keys. */
export function moveWords(placeOf: (id: number) => number, count: number) {
  const place = (id: UniqueIdentifier) => placeOf(Number(id));
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${place(active.id)}-р зургийг авлаа.`,
    onDragOver: ({ over }) => (over === null ? undefined : `${count}-аас ${place(over.id)}-р байранд.`),
    onDragEnd: ({ over }) => (over === null ? 'Зураг байрандаа үлдлээ.' : `${place(over.id)}-р байранд тавилаа.`),
    onDragCancel: () => 'Зураг байрандаа үлдлээ.',
  };
  return {
    announcements,
    screenReaderInstructions: { draggable: 'Space дарж авна, сумаар зөөнө, Space дарж тавина, Escape болино.' },
  };
}
