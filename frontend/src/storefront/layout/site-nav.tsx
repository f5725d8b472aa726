import { chakra } from '@chakra-ui/react';
import { Menu } from 'lucide-react';
import { lazy, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/navigation/paths.js';
import {
  type HomeSection,
  linksInUse,
  NAVIGATION_LINKS,
  type SiteLink,
} from '../../lib/navigation/site-links.js';
import { useFeatures } from '../../lib/site/use-features.js';
import { usePageScroll } from '../../lib/navigation/use-page-scroll.js';
import { LazyBoundary } from '../../ui/lazy-boundary.js';
import { Icon } from '../../ui/icon.js';
import { IconButton } from '../../ui/icon-button.js';
import { useStudioName } from '../../lib/site/use-studio.js';
import { StudioLogo } from '../../ui/studio-logo.js';
import { WITHOUT_SCRIPTS } from '../../ui/without-scripts.js';
import { AccountLink } from './account-link.js';
import { CartButton } from './cart-button.js';
import { ScriptNote } from './script-note.js';
import { SectionLink } from './section-link.js';
import { useCurrentSection } from './use-current-section.js';

const MobileMenu = lazy(async () => ({ default: (await import('./mobile-menu.js')).MobileMenu }));

/** Specification 1, section 2. */
const SOLID_AFTER_PX = 50;

const Bar = chakra('header', {
  base: {
    top: '0',
    insetX: '0',
    zIndex: 'nav',
    borderBottomWidth: '1px',
    transition: 'background-color 140ms, border-color 140ms',
  },
  variants: {
    variant: {
      clear: {
        position: 'fixed',
        bg: 'transparent',
        borderColor: 'transparent',
        // Without scripts nothing would give it a background when the page scrolls below it.
        [WITHOUT_SCRIPTS]: { position: 'absolute' },
      },
      solidHome: { position: 'fixed', bg: 'bg' },
      solid: { position: 'sticky', bg: 'bg' },
    },
  },
});

const NavLink = chakra(SectionLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'target',
    px: '14px',
    fontWeight: '600',
    fontSize: '0.9688rem',
    textUnderlineOffset: '8px',
    _hover: { textDecoration: 'underline' },
    '&[aria-current]': {
      textDecoration: 'underline',
      textDecorationColor: '{colors.brand.solid}',
      textDecorationThickness: '2px',
      textUnderlineOffset: '9px',
    },
  },
});

interface SiteNavProps {
  readonly isHome: boolean;
  readonly onOpenCart: () => void;
}

export function SiteNav({ isHome, onOpenCart }: SiteNavProps) {
  const isScrolled = usePageScroll(() => window.scrollY > SOLID_AFTER_PX, false);
  const current = useCurrentSection(isHome);
  const name = useStudioName();
  const features = useFeatures();
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never');
  const isClear = isHome && !isScrolled;
  return (
    <Bar variant={isClear ? 'clear' : isHome ? 'solidHome' : 'solid'} _print={{ display: 'none' }}>
      <chakra.div
        maxW="calc({sizes.content} + 2 * {spacing.gutter})"
        mx="auto"
        px="gutter"
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap={{ base: '2', md: '6' }}
        minH={{ base: 'navMobile', md: isClear ? 'navTop' : 'navSolid' }}
        transition="min-height 240ms cubic-bezier(.22,.7,.25,1)"
      >
        <chakra.div display="inline-flex" minH="target" alignItems="center" asChild>
          <Link to={paths.home} aria-label={`${name}, ana sayfa`}>
            <StudioLogo />
          </Link>
        </chakra.div>
        <chakra.nav aria-label="Ana menü" display={{ base: 'none', xl: 'block' }}>
          {/* With large text the links take a second line, and the rest must stay reachable. */}
          <chakra.ul display="flex" flexWrap="wrap" gap="1">
            {linksInUse(NAVIGATION_LINKS, features).map((link) => (
              <li key={link.id}>
                <NavLink link={link} aria-current={isCurrent(link, current) ? 'location' : undefined}>
                  {link.label}
                </NavLink>
              </li>
            ))}
          </chakra.ul>
        </chakra.nav>
        <chakra.div display="flex" flexShrink="0" alignItems="center" gap="1" mr={{ base: '-10px', md: '0' }}>
          <AccountLink />
          <CartButton onClick={onOpenCart} />
          <chakra.span display={{ base: 'inline-flex', xl: 'none' }}>
            <IconButton aria-label="Menüyü aç" aria-haspopup="dialog" onClick={() => setMenu('open')}>
              <Icon as={Menu} />
            </IconButton>
          </chakra.span>
        </chakra.div>
      </chakra.div>
      <noscript>
        <ScriptNote />
      </noscript>
      {menu !== 'never' && (
        <LazyBoundary>
          <MobileMenu open={menu === 'open'} onClose={() => setMenu('closed')} current={current} />
        </LazyBoundary>
      )}
    </Bar>
  );
}

/** Products belong to the home page, because the product list has no menu entry of its own. */
function isCurrent(link: SiteLink, current: HomeSection | null): boolean {
  return link.id === (current === 'products' ? 'home' : current);
}
