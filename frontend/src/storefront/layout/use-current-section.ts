import { HOME_SECTIONS, type HomeSection } from '../../lib/navigation/site-links.js';
import { usePageScroll } from '../../lib/navigation/use-page-scroll.js';

/** Specification 1, section 9. */
const HIGHLIGHT_OFFSET_PX = 150;

/** Returns the section of the home page that is being read; null on other pages. */
export function useCurrentSection(isHome: boolean): HomeSection | null {
  return usePageScroll(() => (isHome ? sectionInView() : null), isHome ? 'home' : null);
}

function sectionInView(): HomeSection {
  const isAtEnd =
    window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  if (isAtEnd) return 'contact';
  return HOME_SECTIONS.findLast((id) => hasReached(id)) ?? 'home';
}

function hasReached(id: HomeSection): boolean {
  const section = document.getElementById(id);
  return section !== null && section.getBoundingClientRect().top <= HIGHLIGHT_OFFSET_PX;
}
