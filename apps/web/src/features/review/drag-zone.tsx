/**
 * Items of a review that are dragged to another place (E-3): the zone around them, the handle of an item, the gap between two items where one can
 * be dropped. The document changes once, when the item is let go. Without a pointer the handle's arrow keys move it step by step.
 */
import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import { createContext, type KeyboardEvent, type ReactNode, useContext, useState } from 'react';
import styles from './drag-zone.module.css';
import { landingPlace } from './landing-place.ts';
import { useReviewContext } from './review-context.ts';
import { moveItem, type Place } from './review-document.ts';
import { useFieldFocus } from './use-field-focus.ts';

interface Dragged {
  /** Only items of one sort change places: `activity`. */
  readonly sort: string;
  readonly place: Place;
  readonly name: string;
}

const Say = createContext<(text: string) => void>(() => {});

/** A press that moves less is a click. */
const DRAG_FROM_PX = 4;

export function DragZone({ children }: { readonly children: ReactNode }) {
  const { store } = useReviewContext();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [said, setSaid] = useState('');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }));

  function drop({ active, over }: DragEndEvent) {
    setDragged(null);
    const item = active.data.current as Dragged;
    const to = over && landingPlace(item.place, over.data.current?.['place'] as Place);
    if (!to) return;
    store.apply(`Move ${item.sort}`, (current) => moveItem(current, item.place, to));
    setSaid(`${item.name} was moved.`);
  }

  return (
    <Say value={setSaid}>
      <DndContext
        sensors={sensors}
        collisionDetection={nearestGap}
        accessibility={{
          screenReaderInstructions: { draggable: 'Press the arrow keys to move it, or drag it with the pointer.' },
          announcements: SILENT,
        }}
        onDragStart={({ active }) => setDragged(active.data.current as Dragged)}
        onDragEnd={drop}
        onDragCancel={() => setDragged(null)}
      >
        {children}
        <DragOverlay dropAnimation={null}>
          {dragged && <span className={`chip ${styles['dragged']}`}>{dragged.name}</span>}
        </DragOverlay>
      </DndContext>
      <p className="sr-only" role="status">
        {said}
      </p>
    </Say>
  );
}

/** The zone says what happened itself; what a pointer passes on its way is not worth a word. */
const nothing = () => undefined;
const SILENT = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

/** Of the gaps for the dragged sort the one nearest to the pointer, up or down. */
const nearestGap: CollisionDetection = ({ active, droppableContainers, droppableRects, pointerCoordinates }) => {
  if (!pointerCoordinates) return [];
  const distances = droppableContainers.flatMap((droppableContainer) => {
    const rect = droppableRects.get(droppableContainer.id);
    if (!rect || droppableContainer.data.current?.['sort'] !== active.data.current?.['sort']) return [];
    const value = Math.abs(rect.top + rect.height / 2 - pointerCoordinates.y);
    return [{ id: droppableContainer.id, data: { droppableContainer, value } }];
  });
  return distances.sort((a, b) => a.data.value - b.data.value).slice(0, 1);
};

interface DragHandleProps extends Dragged {
  /** Where one step up or down leads; null at the end of the way. */
  readonly neighbour: (step: -1 | 1) => Place | null;
  /** Where a step over the whole of what the item stands in leads (Page Up, Page Down). */
  readonly leap?: (step: -1 | 1) => Place | null;
}

const STEPS: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1, PageUp: -1, PageDown: 1 };

export function DragHandle({ sort, place, name, neighbour, leap }: DragHandleProps) {
  const { store, idPrefix } = useReviewContext();
  const say = useContext(Say);
  const focusField = useFieldFocus();
  const pointer = `${place.list}/${place.index}`;
  const { setNodeRef, listeners, attributes } = useDraggable({ id: pointer, data: { sort, place, name } });

  function step(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const to = (event.key.startsWith('Page') ? (leap ?? neighbour) : neighbour)(by);
    if (!to) {
      say(`${name} stands at the ${by < 0 ? 'beginning' : 'end'}.`);
      return;
    }
    store.apply(`Move ${sort}`, (current) => moveItem(current, place, to));
    say(`${name} was moved ${by < 0 ? 'up' : 'down'}.`);
    focusField(`${to.list}/${to.index}/move`);
  }

  return (
    <button
      {...attributes}
      {...listeners}
      ref={setNodeRef}
      type="button"
      id={`${idPrefix}${pointer}/move`}
      className={`btn btn--ghost btn--icon btn--sm ${styles['handle']}`}
      aria-label={`Move: ${name}`}
      onKeyDown={step}
    >
      <GripVertical className="icon" aria-hidden="true" />
    </button>
  );
}

/** Where an item can be dropped: before the item at `place`, or after the last. Stands inside a positioned element and takes no room. */
export function DropGap({ sort, place }: Pick<Dragged, 'sort' | 'place'>) {
  const { setNodeRef, isOver, active } = useDroppable({
    id: `${sort} ${place.list}/${place.index}`,
    data: { sort, place },
  });
  const item = active?.data.current as Dragged | undefined;
  const lands = isOver && item !== undefined && landingPlace(item.place, place) !== null;
  return <div ref={setNodeRef} className={`${styles['gap']} ${lands ? styles['lands'] : ''}`} aria-hidden="true" />;
}
