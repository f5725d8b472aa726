import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

/** Specification 1, section 9: a shorter swipe does not turn the slides. */
const SWIPE_THRESHOLD_PX = 50;

interface Carousel {
  /** The index of the shown slide. */
  readonly current: number;
  /** The distance of the current swipe; null when there is none. */
  readonly dragPx: number | null;
  /** True after the visitor has touched the carousel; then the next pictures are loaded ahead. */
  readonly isAwake: boolean;
  readonly turn: (steps: 1 | -1) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Event handlers for the element that is swiped. */
  readonly swipe: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
  };
}

/** A carousel that starts again after its end, in both directions. */
export function useCarousel(count: number): Carousel {
  const [current, setCurrent] = useState(0);
  const [dragPx, setDragPx] = useState<number | null>(null);
  const [isAwake, setAwake] = useState(false);
  const startX = useRef(0);
  const turn = (steps: 1 | -1) => {
    setAwake(true);
    setCurrent((before) => cyclic(before + steps, count));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    turn(event.key === 'ArrowLeft' ? -1 : 1);
  };
  const swipe = {
    onPointerDown: (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      startX.current = event.clientX;
      setAwake(true);
      setDragPx(0);
    },
    onPointerMove: (event: PointerEvent) => {
      if (dragPx !== null && event.isPrimary) setDragPx(event.clientX - startX.current);
    },
    onPointerUp: (event: PointerEvent) => {
      if (dragPx === null || !event.isPrimary) return;
      setDragPx(null);
      const pulledPx = event.clientX - startX.current;
      if (Math.abs(pulledPx) >= SWIPE_THRESHOLD_PX) turn(pulledPx < 0 ? 1 : -1);
    },
    /** Called when the browser takes over the gesture, for example to scroll the page. */
    onPointerCancel: () => setDragPx(null),
  };
  return { current, dragPx, isAwake, turn, onKeyDown, swipe };
}

/** The distance of a slide from the current one, the shorter way around. */
export function slideOffset(index: number, current: number, count: number): number {
  const half = Math.floor((count - 1) / 2);
  return cyclic(index - current + half, count) - half;
}

function cyclic(value: number, count: number): number {
  return ((value % count) + count) % count;
}
