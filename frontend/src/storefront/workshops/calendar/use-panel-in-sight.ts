import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { LocalDate } from '@contract/common/dates.js';
import { scrollIntoSight } from '../../../lib/section-navigation.js';

/** The breakpoint 'lg': from here on the day's list stands beside the calendar. */
const STANDS_BESIDE = '(min-width: 1024px)';

interface PanelInSight {
  readonly panelRef: RefObject<HTMLElement | null>;
  readonly bringIntoSight: (day: LocalDate) => void;
}

/** Where the day's list stands below the calendar, whoever chooses a day is brought to it. */
export function usePanelInSight(shownDay: LocalDate | null): PanelInSight {
  const panelRef = useRef<HTMLElement>(null);
  /** Chosen, and perhaps not drawn yet: its month may be longer by a week, its list by many sessions. */
  const awaited = useRef<LocalDate | null>(null);
  const reach = () => {
    if (awaited.current === null || awaited.current !== shownDay || !panelRef.current) return;
    awaited.current = null;
    scrollIntoSight(panelRef.current);
  };
  useLayoutEffect(reach);
  const bringIntoSight = (day: LocalDate) => {
    if (window.matchMedia(STANDS_BESIDE).matches) return;
    awaited.current = day;
    reach();
  };
  return { panelRef, bringIntoSight };
}
