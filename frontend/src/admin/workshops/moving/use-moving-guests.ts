import { type DragEvent, useState } from 'react';
import type { RescheduleStart } from '../../ui/reschedule/reschedule-start.js';

/** A booking that is dragged or moved, with the session in which it is. */
export interface MovedBooking {
  readonly bookingId: string;
  readonly sessionId: string;
}

/** A place on which a dragged booking may be dropped: a day of the calendar or a session. */
export interface DropPlace extends Pick<RescheduleStart, 'date' | 'sessionId'> {
  /** Tells places apart. */
  readonly key: string;
}

/** Dragging booked guests to another day, and the dialog that asks before anything is changed. */
export function useMovingGuests() {
  const [dragged, setDragged] = useState<MovedBooking | null>(null);
  const [overKey, setOverKey] = useState<string | null>(null);
  const [opened, setOpened] = useState<{
    readonly bookingId: string;
    readonly start: RescheduleStart;
  } | null>(null);
  const end = () => {
    setDragged(null);
    setOverKey(null);
  };
  return {
    dragged,
    opened,
    open: (bookingId: string, start: RescheduleStart = {}) => setOpened({ bookingId, start }),
    close: () => setOpened(null),
    /** The handlers of what is dragged. */
    source: (booking: MovedBooking) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        // Firefox drags only what carries data.
        event.dataTransfer.setData('text/plain', booking.bookingId);
        setDragged(booking);
      },
      onDragEnd: end,
    }),
    /** The handlers and the mark of a place; none while nothing is dragged that may be dropped there. */
    target: ({ key, ...place }: DropPlace, mayTake: (booking: MovedBooking) => boolean) =>
      dragged !== null && mayTake(dragged)
        ? {
            'data-drop': overKey === key ? 'over' : 'open',
            onDragOver: (event: DragEvent) => {
              event.preventDefault();
              setOverKey(key);
            },
            onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
              // Entering a part of the place leaves nothing.
              if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
              setOverKey((now) => (now === key ? null : now));
            },
            onDrop: (event: DragEvent) => {
              event.preventDefault();
              setOpened({ bookingId: dragged.bookingId, start: place });
              end();
            },
          }
        : {},
  };
}

export type MovingGuests = ReturnType<typeof useMovingGuests>;

/** How a place shows that a guest may be dropped on it. */
export const DROP_STYLES = {
  '&[data-drop]': { outline: '1.5px dashed', outlineColor: 'brand.solid', outlineOffset: '-2px' },
  '&[data-drop=over]': { bg: 'brand.subtle', outlineStyle: 'solid' },
};
