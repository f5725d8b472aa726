import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

/** Specification 1, section 9: a shorter pull is no wish to turn. */
const SWIPE_THRESHOLD_PX = 50;

interface Carousel {
  /** Which of the slides is shown, from 0. */
  readonly current: number;
  /** How far a finger has pulled the slides; null while none does. */
  readonly dragPx: number | null;
  /** The visitor has touched the carousel: what comes next may load ahead. */
  readonly isAwake: boolean;
  readonly turn: (steps: 1 | -1) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** For the element that is pulled. */
  readonly swipe: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
  };
}

/** A row of slides that begins again after its end, in both directions. */
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
    /** The browser took the finger over, as for scrolling the page. */
    onPointerCancel: () => setDragPx(null),
  };
  return { current, dragPx, isAwake, turn, onKeyDown, swipe };
}

/** Where a slide stands from the current one, on the shorter way around. */
export function slideOffset(index: number, current: number, count: number): number {
  const half = Math.floor((count - 1) / 2);
  return cyclic(index - current + half, count) - half;
}

function cyclic(value: number, count: number): number {
  return ((value % count) + count) % count;
}
