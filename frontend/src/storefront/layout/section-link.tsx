import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { Link, useMatch } from 'react-router-dom';
import { useSectionNavigation } from '../../lib/navigation/section-navigation.js';
import type { SiteLink } from '../../lib/navigation/site-links.js';

interface SectionLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly link: SiteLink;
  /** Called before the page scrolls, for example to close the menu around the link. */
  readonly onFollow?: (() => void) | undefined;
}

/** A closing menu returns scrolling and focus to the page only after its animation. */
export const AFTER_MENU_MS = 320;

/** A link of the menu: to a page, or to a section of the home page. */
export function SectionLink({ link, onFollow, ...rest }: SectionLinkProps) {
  const goToSection = useSectionNavigation();
  const { section, href } = link;
  if (section === null) return <PageLink {...rest} href={href} onClick={onFollow} />;
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onFollow?.();
    window.setTimeout(() => goToSection(section), onFollow ? AFTER_MENU_MS : 0);
  };
  // A real address, so that it can be shared and opened in a new tab.
  return <a href={href} {...rest} onClick={follow} />;
}

/** A page's own mark comes before that of the home page, which marks the visible section. */
function PageLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }) {
  const isHere = useMatch(href) !== null;
  const isBelow = useMatch(`${href}/*`) !== null;
  return <Link to={href} {...rest} aria-current={isHere ? 'page' : isBelow || rest['aria-current']} />;
}
