import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { moveWords } from '../../show/move-words.ts';
import { PictureCard } from './picture-card.tsx';
import type { Picture } from './pictures-query.ts';

interface PictureGridProps {
  pictures: readonly Picture[];
  chosen: number | null;
  onChoose: (id: number) => void;
  onOrder: (ids: readonly number[]) => void;
  /** After the pictures: uploads in progress, and the drop area. */
  children: ReactNode;
}

/** How far a pointer moves before a press becomes a drag. */
const DRAG_PX = 6;

/** The pictures in order; dragged, or lifted with Space, moved with arrows and put down with Space. */
export function PictureGrid({ pictures, chosen, onChoose, onOrder, children }: PictureGridProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = pictures.map(({ id }) => id);
  function move({ active, over }: DragEndEvent) {
    if (over === null || over.id === active.id) return;
    onOrder(arrayMove(ids, ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id))));
  }
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(Number(id)) + 1;
  const words = moveWords({ name: 'Зураг', object: 'зургийг', placeOf, count: ids.length });
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={move} accessibility={words}>
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ol className="pictures__grid">
          {pictures.map((picture, index) => (
            <PictureCard
              key={picture.id}
              picture={picture}
              place={index + 1}
              isChosen={picture.id === chosen}
              onChoose={() => onChoose(picture.id)}
            />
          ))}
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
