import './sortable-rows.css';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { moveWords } from '../../../show/move-words.ts';

interface SortableRowsProps {
  label: string;
  ids: readonly string[];
  onMove: (from: number, to: number) => void;
  /** The name of a row while it is moved. */
  name: (id: string, at: number) => string;
  classOf?: (id: string, at: number) => string;
  children: (id: string, at: number) => ReactNode;
}

/** How far a pointer moves before a press becomes a drag. */
const DRAG_PX = 6;

/** Rows in order: dragged by their handles, or lifted with Space, moved with arrows and put down with Space. */
export function SortableRows({ label, ids, onMove, name, classOf, children }: SortableRowsProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: string | number) => ids.indexOf(String(id)) + 1;
  function handleDragEnd({ active, over }: DragEndEvent) {
    if (over !== null && over.id !== active.id) onMove(placeOf(active.id) - 1, placeOf(over.id) - 1);
  }
  const words = moveWords({ name: 'Мөр', object: 'мөрийг', placeOf, count: ids.length });
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={handleDragEnd} accessibility={words}>
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ol className="sortable-rows" aria-label={label}>
          {ids.map((id, at) => (
            <SortableRow key={id} id={id} name={name(id, at)} className={classOf?.(id, at) ?? ''}>
              {children(id, at)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface SortableRowProps {
  id: string;
  name: string;
  className: string;
  children: ReactNode;
}

function SortableRow({ id, name, className, children }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const style = { transform: transform === null ? undefined : `translate(0, ${transform.y}px)`, transition };
  const classes = ['sortable-rows__i', isDragging ? 'sortable-rows__i--moved' : '', className]
    .filter(Boolean)
    .join(' ');
  return (
    <li ref={setNodeRef} style={style} className={classes}>
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        className="sortable-rows__handle"
        aria-label={`Зөөх: ${name}`}
      >
        <Icon name="grip-vertical" />
      </button>
      {children}
    </li>
  );
}
