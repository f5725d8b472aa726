import { useCallback, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { requestAllSections } from './lazy-section.js';
import { paths } from './paths.js';
import type { HomeSection, PageSection } from './site-links.js';

/** Specification 1, section 9: the space above a section, and how long to wait for the home page. */
const OFFSET_PX = 80;
export const OFFSET_FROM_HERO_PX = 64;
const CROSS_PAGE_DELAY_MS = 300;
/** The interval between two looks for the section, which appears later on a slow connection. */
const LOOK_AGAIN_MS = 100;
const PATIENCE_MS = 10_000;
/** The home page grows while its sections load, so the scroll position follows until the visitor scrolls. */
const AIM_MS = 10_000;
const TAKING_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const;

export function scrollToSection(id: PageSection, offsetPx = OFFSET_PX): void {
  moveToSection(id, offsetPx, prefersStillness() ? 'auto' : 'smooth');
}

/** Scrolls an element below the bar and leaves the focus where it is. */
export function scrollIntoSight(element: Element): void {
  window.scrollTo({ top: topOf(element, OFFSET_PX), behavior: prefersStillness() ? 'auto' : 'smooth' });
}

function topOf(element: Element, offsetPx: number): number {
  return element.getBoundingClientRect().top + window.scrollY - offsetPx;
}

function moveToSection(id: PageSection, offsetPx: number, behavior: ScrollBehavior): void {
  const section = id === 'home' ? null : document.getElementById(id);
  window.scrollTo({ top: section ? topOf(section, offsetPx) : 0, behavior });
  // Keyboard users continue from there.
  section?.focus({ preventScroll: true });
}

/** Goes to a section of a page that is still loading, and returns a function that stops following it. */
function moveToLoadingSection(id: PageSection, behavior: ScrollBehavior): () => void {
  moveToSection(id, OFFSET_PX, behavior);
  return followSection(id);
}

function scrollWhenThere(id: HomeSection, waitedMs = 0): void {
  // The footer is on every page, but it is at its final place only below the whole home page.
  const isThere = [id, 'home'].every((part) => document.getElementById(part) !== null);
  if (isThere) {
    moveToLoadingSection(id, prefersStillness() ? 'auto' : 'smooth');
  } else if (waitedMs < PATIENCE_MS) {
    window.setTimeout(() => scrollWhenThere(id, waitedMs + LOOK_AGAIN_MS), LOOK_AGAIN_MS);
  }
}

/** Keeps scrolling to the section while the sections above it load and push it down. */
function followSection(id: PageSection): () => void {
  let height = document.body.scrollHeight;
  const observer = new ResizeObserver(() => {
    const section = document.getElementById(id);
    if (document.body.scrollHeight === height || section === null) return;
    height = document.body.scrollHeight;
    window.scrollTo({ top: topOf(section, OFFSET_PX), behavior: 'auto' });
  });
  const stop = () => {
    observer.disconnect();
    window.clearTimeout(timer);
    TAKING_OVER.forEach((sign) => window.removeEventListener(sign, stop));
  };
  const timer = window.setTimeout(stop, AIM_MS);
  TAKING_OVER.forEach((sign) => window.addEventListener(sign, stop, { passive: true }));
  observer.observe(document.body);
  return stop;
}

/** Returns a function that goes to a section of the home page from any page. */
export function useSectionNavigation(): (id: HomeSection) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (id) => {
      if (pathname === paths.home) {
        scrollToSection(id);
        return;
      }
      // All sections must be loaded, because their real height is needed.
      requestAllSections();
      void navigate(paths.home);
      window.setTimeout(() => scrollWhenThere(id), CROSS_PAGE_DELAY_MS);
    },
    [navigate, pathname],
  );
}

/** Scrolls to the section in the address, such as '/#about', which the browser cannot find before it is rendered. */
export function useSectionInAddress(sections: readonly PageSection[]): void {
  const { hash } = useLocation();
  useEffect(() => {
    const section = sections.find((id) => hash === `#${id}`);
    return section && moveToLoadingSection(section, 'auto');
  }, [hash, sections]);
}

/** Scrolls to the section that a shared link means without naming it, when the page is opened for the first time. */
export function useSectionMeant(section: PageSection, isMeant: boolean): void {
  const { hash } = useLocation();
  const navigationType = useNavigationType();
  const isDecided = useRef(false);
  useEffect(() => {
    if (isDecided.current) return;
    isDecided.current = true;
    const isTaken = isMeant && hash === '' && (navigationType !== NavigationType.Pop || isFreshlyOpened());
    isPageSeen = true;
    if (isTaken) moveToSection(section, OFFSET_PX, 'auto');
  }, [section, isMeant, hash, navigationType]);
}

/** True after the first page view, because Back leads to the same address again. */
let isPageSeen = false;

/** False for Back, Forward and reload, which restore the scroll position instead. */
function isFreshlyOpened(): boolean {
  const isReturn = performance
    .getEntriesByType('navigation')
    .some((opening) => 'type' in opening && opening.type !== 'navigate');
  // The router numbers the entries opened within the shop.
  const { idx = 0 } = (window.history.state ?? {}) as { readonly idx?: number };
  return idx === 0 && !isPageSeen && !isReturn;
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
