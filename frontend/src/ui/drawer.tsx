import { Drawer as ChakraDrawer, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from './icon.js';
import { IconButton } from './icon-button.js';
import { keepOpen } from './keep-open.js';
import { useHiddenPage } from './hidden-page.js';
import { useBackCloses } from './use-back-closes.js';
import { enter, leave } from './theme/keyframes.js';
import { drawerRecipe } from './theme/overlay.recipes.js';

interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel?: string;
  /** A line across the whole width below the header. */
  readonly banner?: ReactNode;
  readonly footer?: ReactNode;
  readonly width?: string;
  /** The content has no padding. */
  readonly flush?: boolean;
  /** The right side by default. */
  readonly side?: 'start' | 'end';
  readonly children: ReactNode;
}

/** A drawer that slides in from its side. The content scrolls; header and footer stay. */
export function Drawer({
  open,
  onClose,
  title,
  closeLabel = 'Kapat',
  banner,
  footer,
  width = '480px',
  flush = false,
  side = 'end',
  children,
}: DrawerProps) {
  const { root } = useHiddenPage(open);
  useBackCloses(root.open, onClose);
  return (
    <ChakraDrawer.Root
      recipe={drawerRecipe}
      {...root}
      onOpenChange={(change) => !change.open && onClose()}
      onFocusOutside={keepOpen}
      onRequestDismiss={keepOpen}
    >
      <Portal>
        <ChakraDrawer.Backdrop />
        <ChakraDrawer.Positioner {...(side === 'start' && { justifyContent: 'flex-start' })}>
          <ChakraDrawer.Content
            style={{ '--drawer-width': width } as CSSProperties}
            {...(side === 'start' && { css: FROM_START })}
          >
            <ChakraDrawer.Header>
              <ChakraDrawer.Title>{title}</ChakraDrawer.Title>
              <ChakraDrawer.CloseTrigger asChild>
                <IconButton aria-label={closeLabel}>
                  <Icon as={X} />
                </IconButton>
              </ChakraDrawer.CloseTrigger>
            </ChakraDrawer.Header>
            {banner}
            <ChakraDrawer.Body {...(flush && { px: '0' })}>{children}</ChakraDrawer.Body>
            {footer !== undefined && <ChakraDrawer.Footer>{footer}</ChakraDrawer.Footer>}
          </ChakraDrawer.Content>
        </ChakraDrawer.Positioner>
      </Portal>
    </ChakraDrawer.Root>
  );
}

/** A menu from the left has the background of the side menu. */
const FROM_START = {
  bg: 'bg.subtle',
  maxW: 'min(var(--drawer-width, 480px), calc(100% - 64px))',
  _open: enter('slide-in-start', 'slow'),
  _closed: leave('slide-out-start', 'base'),
};
