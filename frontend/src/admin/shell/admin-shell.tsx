import { chakra } from '@chakra-ui/react';
import { Suspense, useCallback, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useScrollPositions } from '../../lib/navigation/scroll-positions.js';
import { MAIN_CONTENT_ID, SkipLink } from '../../ui/skip-link.js';
import { useAdminLive } from '../lib/use-admin-live.js';
import { CommandPalette } from './palette/command-palette.js';
import { PaletteButton } from './palette/palette-button.js';
import { useCommandPalette } from './palette/use-command-palette.js';
import { MaintenanceBar } from './maintenance-bar.js';
import { MenuDrawer } from './menu-drawer.js';
import { OpeningBar } from './opening-bar.js';
import { SectionBoundary } from './section-boundary.js';
import { SectionSkeleton } from './section-skeleton.js';
import { SideMenu } from './side-menu.js';
import { StudioMark } from './studio-mark.js';
import { TopBar } from './top-bar.js';
import { TrialBar } from './trial-bar.js';
import { useUnreadNotifications } from './use-unread-notifications.js';

/** The frame of every section of the back office. */
export function AdminShell() {
  useScrollPositions();
  useAdminLive();
  const unread = useUnreadNotifications();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const palette = useCommandPalette();
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  return (
    <chakra.div
      data-toasts-low=""
      data-toasts-beside=""
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: '264px minmax(0, 1fr)' }}
      minH="100dvh"
      textStyle="bodyAdmin"
      _print={{ display: 'block' }}
    >
      <SkipLink />
      <SideColumn unread={unread} onSearch={palette.open} />
      <chakra.div minW="0">
        <TrialBar />
        <MaintenanceBar />
        <OpeningBar />
        <TopBar
          unread={unread}
          isMenuOpen={isMenuOpen}
          onOpenMenu={() => setMenuOpen(true)}
          onSearch={palette.open}
        />
        <chakra.main
          id={MAIN_CONTENT_ID}
          tabIndex={-1}
          outline="none"
          w="full"
          maxW="1320px"
          pt={{ base: '5', lg: '8' }}
          px="clamp(20px, 3vw, 40px)"
          pb={{ base: '10', lg: '12' }}
        >
          <SectionBoundary>
            <Suspense fallback={<SectionSkeleton />}>
              <Outlet />
            </Suspense>
          </SectionBoundary>
        </chakra.main>
      </chakra.div>
      <CommandPalette open={palette.isOpen} onClose={palette.close} />
      <MenuDrawer open={isMenuOpen} onClose={closeMenu} unread={unread} />
    </chakra.div>
  );
}

interface SideColumnProps {
  readonly unread: number;
  readonly onSearch: () => void;
}

/**
 * Stays in place while the page scrolls, and scrolls by itself on low screens. It ends above an open toast, so that no
 * entry is covered.
 */
function SideColumn({ unread, onSearch }: SideColumnProps) {
  return (
    <chakra.aside
      aria-label="Yönetim"
      display={{ base: 'none', xl: 'flex' }}
      flexDirection="column"
      _print={{ display: 'none' }}
      position="sticky"
      top="0"
      h="100dvh"
      css={{
        'body:has([data-scope=toast][data-state=open]) &': { h: 'calc(100dvh - var(--toast-room, 0px))' },
      }}
      overflowY="auto"
      bg="bg.subtle"
      borderRightWidth="1px"
      pt="3"
      px="3"
      pb="3"
    >
      <chakra.div px="3">
        <StudioMark />
      </chakra.div>
      <PaletteButton onOpen={onSearch} />
      <SideMenu unread={unread} />
    </chakra.aside>
  );
}
