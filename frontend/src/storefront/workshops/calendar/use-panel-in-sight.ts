import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { LocalDate } from '@contract/common/dates.js';
import { scrollIntoSight } from '../../../lib/navigation/section-navigation.js';

/** From the breakpoint 'lg' on, the day's list is next to the calendar. */
const STANDS_BESIDE = '(min-width: 1024px)';

interface PanelInSight {
  readonly panelRef: RefObject<HTMLElement | null>;
  readonly scrollToPanel: (day: LocalDate) => void;
}

/** Scrolls to the day's list after a day was chosen, where the list lies below the calendar. */
export function usePanelInSight(shownDay: LocalDate | null): PanelInSight {
  const panelRef = useRef<HTMLElement>(null);
  /** The chosen day, which may not be rendered yet. Its month or its list may change the page's height. */
  const awaited = useRef<LocalDate | null>(null);
  const reach = () => {
    if (awaited.current === null || awaited.current !== shownDay || !panelRef.current) return;
    awaited.current = null;
    scrollIntoSight(panelRef.current);
  };
  useLayoutEffect(reach);
  const scrollToPanel = (day: LocalDate) => {
    if (window.matchMedia(STANDS_BESIDE).matches) return;
    awaited.current = day;
    reach();
  };
  return { panelRef, scrollToPanel };
}
